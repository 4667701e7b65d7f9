"""A file that a page downloads, as events of BiDi."""

import pathlib
import uuid


class Download:
    """A download from its start to its end; the folder is where a client looks for the file."""

    def __init__(self, page, folder, download):
        self.page, self.folder, self.id = page, folder, str(uuid.uuid4())
        self.url = download.get_request().get_uri()
        download.connect("decide-destination", self._begin)
        download.connect("finished", lambda _: self._end("complete"))
        download.connect("failed", lambda *_: self._end("canceled"))

    def _begin(self, download, name):
        download.set_allow_overwrite(True)
        download.set_destination(str(pathlib.Path(self.folder) / name))
        self.page.tell_download("downloadWillBegin", download=self.id, url=self.url, suggestedFilename=name)
        return True

    def _end(self, status):
        self.page.tell_download("downloadEnd", download=self.id, url=self.url, status=status)
