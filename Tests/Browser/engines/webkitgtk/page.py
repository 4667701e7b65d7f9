"""A page: a view of WebKitGTK in a window of its own, and what happens in it as events of BiDi."""

import json
import uuid

from gi.repository import GLib, Gdk, Gtk, WebKit2

from .scripts import BRIDGE, body
from .server import Failure
from .tasks import Later

START = WebKit2.UserScriptInjectionTime.START
TOP = WebKit2.UserContentInjectedFrames.TOP_FRAME


class Page:
    """What BiDi calls a browsing context."""

    def __init__(self, context, opener=None, url="about:blank"):
        self.context, self.server, self.id = context, context.server, str(uuid.uuid4())
        self.realm = self.navigation = None
        self.keys, self.modifiers, self.buttons, self.point = {}, 0, 0, (0, 0)
        self.content = WebKit2.UserContentManager()
        self.content.register_script_message_handler("bidi")
        self.content.connect("script-message-received::bidi", self._hear)
        self.scripts = [BRIDGE, *context.scripts.values()]
        self._install()
        self.view = WebKit2.WebView(
            user_content_manager=self.content, settings=context.settings(), web_context=context.web)
        self.view.connect("load-changed", self._load_changed)
        self.view.connect("load-failed", self._load_failed)
        self.view.connect("create", self._create)
        self.view.connect("permission-request", self._permit)
        self.view.connect("run-file-chooser", self._choose)
        self.view.connect("close", lambda _: self.close())
        self.window = Gtk.Window(type=Gtk.WindowType.TOPLEVEL)
        self.window.add(self.view)
        self._show()
        self.arrived = Later()
        self.server.event(
            "browsingContext.contextCreated", context=self.id, url=url, children=None, parent=None,
            userContext=context.id, originalOpener=opener.id if opener else None, clientWindow=self.id)
        self.view.load_uri(url)

    def _show(self):
        width, height = self.context.viewport
        self.window.set_default_size(width, height)
        self.window.show_all()
        self.view.grab_focus()
        # Each page is in front for itself: a window manager would give the focus to one.
        focus = Gdk.Event.new(Gdk.EventType.FOCUS_CHANGE)
        focus.focus_change.window = self.window.get_window()
        focus.focus_change.in_ = 1
        self.window.event(focus)

    def _install(self):
        self.content.remove_all_scripts()
        for text in self.scripts:
            self.content.add_script(WebKit2.UserScript(text, TOP, START, None, None))

    def add_script(self, text):
        self.scripts.append(text)
        self._install()

    # What the page says

    def _hear(self, _manager, result):
        message = json.loads(result.get_js_value().to_string())
        getattr(self, f"_hear_{message['kind']}")(message)

    def _event(self, name, /, **values):
        self.server.event(f"browsingContext.{name}", context=self.id, timestamp=0, userContext=self.context.id, **values)

    def _hear_realm(self, message):
        if self.realm:
            for sandbox in ("", "-utility"):
                self.server.event("script.realmDestroyed", realm=self.realm + sandbox)
        first, self.realm = self.realm is None, message["realm"]
        navigation, self.navigation = self.navigation, None
        if not first or message["url"] != "about:blank":
            self._event("navigationCommitted", navigation=navigation or str(uuid.uuid4()), url=message["url"])
        self.server.event(
            "script.realmCreated", realm=self.realm, context=self.id, origin=message["url"], type="window")
        self.arrived.resolve()

    def _hear_ready(self, message):
        self._event("domContentLoaded", navigation=None, url=message["url"])

    def _hear_load(self, message):
        self._event("load", navigation=None, url=message["url"])

    def _hear_history(self, message):
        self._event("historyUpdated", url=message["url"])

    def _source(self):
        return {"realm": self.realm, "context": self.id}

    def _hear_console(self, message):
        self.server.event(
            "log.entryAdded", type="console", level="error" if message["method"] == "error" else "info",
            source=self._source(), method=message["method"], text=message["text"], args=message["args"], timestamp=0)

    def _hear_error(self, message):
        self.server.event(
            "log.entryAdded", type="javascript", level="error", source=self._source(), text=message["text"], timestamp=0)

    def _hear_script(self, message):
        self.server.event(
            "script.message", channel=message["channel"], data=message["data"], source=self._source())

    def _hear_chooser(self, message):
        self.server.event(
            "input.fileDialogOpened", context=self.id, userContext=self.context.id, multiple=message["multiple"],
            element={"sharedId": message["element"]})

    # What the engine says

    def _load_changed(self, view, event):
        # A page begins with an empty document, which nobody navigated to.
        is_first = self.realm is None and view.get_uri() == "about:blank"
        if event == WebKit2.LoadEvent.STARTED and not self.navigation and not is_first:
            self._start_navigation(view.get_uri())

    def _start_navigation(self, url):
        self.navigation = str(uuid.uuid4())
        self._event("navigationStarted", navigation=self.navigation, url=url)
        return self.navigation

    def _load_failed(self, _view, _event, url, error):
        navigation, self.navigation = self.navigation, None
        self._event("navigationFailed", navigation=navigation, url=url, message=error.message)
        return True

    def _create(self, _view, action):
        # A view of the engine's making would say everything through this one. What is opened so has no opener.
        self.context.open(self, action.get_request().get_uri())

    def _permit(self, _view, request):
        if self.context.permits(request):
            request.allow()
        else:
            request.deny()
        return True

    def _choose(self, _view, request):
        # A page opens no chooser while one waits for its answer. The client sets the files of the field itself.
        request.cancel()
        self.compute('globalThis[Symbol.for("bidi")].tellChooser(); return "";')
        return True

    def tell_download(self, name, /, **values):
        self._event(name, navigation=None, **values)

    # What a client asks for

    def navigate(self, url):
        navigation = self._start_navigation(url)
        request = WebKit2.URIRequest.new(url)
        for name, value in self.context.headers.items():
            request.get_http_headers().append(name, value)
        self.view.load_request(request)
        return {"navigation": navigation, "url": url}

    def reload(self):
        self._start_navigation(self.view.get_uri())
        self.view.reload()

    async def traverse(self, delta):
        if not (self.view.can_go_back() if delta < 0 else self.view.can_go_forward()):
            raise Failure("no such history entry", "There is no page in this direction.")
        await self.compute(f"history.go({delta}); return '';")

    async def resize(self, width, height):
        self.window.resize(width, height)
        await self.compute(
            f"""const fits = () => innerWidth === {width} && innerHeight === {height};
            for (let frame = 0; frame < 120 && !fits(); frame++) await new Promise(requestAnimationFrame);
            return '';""")

    def compute(self, text):
        """What a function with this body gives, which is a text."""
        later = Later()

        def finish(view, result):
            try:
                later.resolve(view.call_async_javascript_function_finish(result).to_string())
            except GLib.Error as error:
                later.reject(Failure("unknown error", error.message))

        self.view.call_async_javascript_function(text, -1, None, None, None, None, finish)
        return later

    async def call(self, function, arguments, owned=False, depth=None):
        realm = self.realm
        text = await self.compute(body(realm, function, arguments, owned, depth))
        result = json.loads(text)
        if result.get("gone"):
            raise Failure("no such handle", "The page that the script was for is gone.")
        # A window doesn't know the name of its page.
        if (value := result.get("result", {})).get("type") == "window":
            value["value"]["context"] = self.id
        return {**result, "realm": realm}

    def close(self):
        if self.context.pages.pop(self.id, None):
            self._event("contextDestroyed", url=self.view.get_uri() or "", children=None, parent=None)
            self.window.destroy()
            # What refers to each other would stay.
            self.content.disconnect_by_func(self._hear)
            self.view = self.window = self.content = None
