"""A node of a site: a server on a fixed port, whose log a test reads while the server runs."""

import contextlib
import http.client
import re
import signal
import threading
import time

from conftest import Server


class Node:
    """A server that can be paused, ended and started again."""

    def __init__(self, data, *arguments, store=None, host="127.0.0.1", environment=None, **options):
        self._data, self._environment, self._options = data, environment or {}, options
        self._arguments = ("--host", host, *(("--store", store) if store else ()), *arguments)
        self.host, self.port = host, 0
        self.start()

    def start(self):
        self.server = Server(
            self._data, self._environment, "--port", str(self.port), *self._arguments, **self._options)
        self.process = self.server.process
        self.url = self.server.url
        self.port = int(re.search(r":(\d+)/", self.url).group(1))
        self._lines, self._news = list(self.server.printed), threading.Condition()
        self._reader = threading.Thread(target=self._read, args=(self.process.stdout,), daemon=True)
        self._reader.start()

    def _read(self, stream):
        for line in stream:
            with self._news:
                self._lines.append(line)
                self._news.notify_all()

    @property
    def address(self):
        return self.host, self.port

    def says(self, text, timeout=30):
        """Waits until the log has a text; the time that it took."""
        begin = time.monotonic()
        with self._news:
            found = self._news.wait_for(lambda: self.has_said(text), timeout)
            assert found, f"{text!r} isn't in the log:\n{''.join(self._lines)}"
        return time.monotonic() - begin

    def has_said(self, text):
        return any(text in line for line in self._lines)

    def get(self, path):
        """The status of an answer, and its header fields."""
        connection = http.client.HTTPConnection(*self.address, timeout=10)
        with contextlib.closing(connection):
            connection.request("GET", path)
            answer = connection.getresponse()
            return answer.status, answer.headers

    def pause(self):
        self.process.send_signal(signal.SIGSTOP)

    def resume(self):
        self.process.send_signal(signal.SIGCONT)

    def end(self, how=signal.SIGKILL):
        self.process.send_signal(how)
        self.finish()

    def finish(self):
        """Waits for the end of the process, and reads the rest of its log."""
        self.process.wait(15)
        self._reader.join(5)
        self.process.stdout.close()

    def stop(self):
        if self.process.poll() is None:
            self.end()
