"""The browser: contexts of users and their pages, and the commands that are not about one page."""

import gc
import uuid

from gi.repository import Soup, WebKit2

from .downloads import Download
from .page import Page
from .tasks import Later

SITES = {
    Soup.SameSitePolicy.NONE: "none", Soup.SameSitePolicy.LAX: "lax", Soup.SameSitePolicy.STRICT: "strict"}


class Context:
    """A user: cookies, permissions, and what all pages of the user start with."""

    def __init__(self, server, font_size, insecure):
        self.server, self.font_size, self.id = server, font_size, str(uuid.uuid4())
        self.web = WebKit2.WebContext.new_ephemeral()
        self.web.set_preferred_languages(["en-US"])
        if insecure:
            self.web.get_website_data_manager().set_tls_errors_policy(WebKit2.TLSErrorsPolicy.IGNORE)
        self.pages, self.scripts, self.headers, self.permissions = {}, {}, {}, set()
        self.viewport, self.has_scripts, self.folder = (1280, 720), True, None
        self.web.connect("download-started", self._download)

    def settings(self):
        return WebKit2.Settings(
            enable_page_cache=False, enable_javascript_markup=self.has_scripts,
            javascript_can_access_clipboard="clipboard-read" in self.permissions,
            default_font_size=self.font_size, javascript_can_open_windows_automatically=True, enable_smooth_scrolling=False,
            hardware_acceleration_policy=WebKit2.HardwareAccelerationPolicy.NEVER)

    def open(self, opener=None, url="about:blank"):
        page = Page(self, opener, url)
        self.pages[page.id] = page
        return page

    def _download(self, _web, download):
        page = next((page for page in self.pages.values() if page.view == download.get_web_view()), None)
        if page and self.folder:
            Download(page, self.folder, download)
        else:
            download.cancel()

    def permits(self, request):
        return isinstance(request, WebKit2.ClipboardPermissionRequest) and "clipboard-read" in self.permissions

    def close(self):
        for page in list(self.pages.values()):
            page.close()
        # The engine's process for the network ends with the last reference to the context.
        self.web = None
        gc.collect()

    def cookies(self):
        later, manager = Later(), self.web.get_cookie_manager()

        def finish(manager, result):
            later.resolve([self._words(cookie) for cookie in manager.get_all_cookies_finish(result)])

        manager.get_all_cookies(None, finish)
        return later

    def _words(self, cookie):
        expiry = cookie.get_expires()
        return {
            "name": cookie.get_name(), "value": {"type": "string", "value": cookie.get_value()},
            "domain": cookie.get_domain(), "path": cookie.get_path(), "httpOnly": cookie.get_http_only(),
            "secure": cookie.get_secure(), "sameSite": SITES[cookie.get_same_site_policy()],
            "size": len(cookie.get_value()), **({"expiry": expiry.to_unix()} if expiry else {})}

    def add_cookie(self, words):
        later = Later()
        cookie = Soup.Cookie.new(words["name"], words["value"]["value"], words["domain"], words["path"], -1)
        cookie.set_http_only(words.get("httpOnly", False))
        cookie.set_secure(words.get("secure", False))
        self.web.get_cookie_manager().add_cookie(
            cookie, None, lambda manager, result: later.resolve(manager.add_cookie_finish(result)))
        return later
