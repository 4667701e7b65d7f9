"""The commands of BiDi, by their names."""

import base64
import io

from gi.repository import Gtk, WebKit2

from . import keyboard, pointer
from .browser import Context
from .server import Failure
from .tasks import Later


class Commands:
    """Carries out commands; `get` gives the one with a name."""

    def __init__(self, font_size):
        self.contexts, self.server, self.font_size = {}, None, font_size

    def get(self, method):
        module, name = method.split(".")
        words = "".join(f"_{letter.lower()}" if letter.isupper() else letter for letter in name)
        return getattr(self, f"{module.replace('browsingContext', 'page')}_{words}", None)

    def page(self, id):
        for context in self.contexts.values():
            if id in context.pages:
                return context.pages[id]
        raise Failure("no such frame", f"There is no page {id}.")

    def users(self, params):
        """The contexts of users that a command is about."""
        return [self.contexts[id] for id in params.get("userContexts", []) if id in self.contexts]

    # Session and browser

    async def session_new(self, params):
        version = ".".join(str(part) for part in (
            WebKit2.get_major_version(), WebKit2.get_minor_version(), WebKit2.get_micro_version()))
        return {"sessionId": "session", "capabilities": {
            "browserName": "WebKitGTK", "browserVersion": version, "userAgent": "WebKitGTK",
            "acceptInsecureCerts": False, "platformName": "linux", "setWindowRect": False}}

    async def browser_create_user_context(self, params):
        context = Context(self.server, self.font_size, params.get("acceptInsecureCerts"))
        self.contexts[context.id] = context
        return {"userContext": context.id}

    async def browser_remove_user_context(self, params):
        self.contexts.pop(params["userContext"]).close()

    async def nothing(self, params):
        """What needs no doing here: a process has the reader's preferences, and the network tells nothing."""

    session_subscribe = browser_close = nothing
    network_add_intercept = network_add_data_collector = nothing
    emulation_set_media_features_override = emulation_set_screen_orientation_override = nothing
    emulation_set_screen_settings_override = nothing

    async def browser_set_download_behavior(self, params):
        for context in self.users(params):
            context.folder = params["downloadBehavior"].get("destinationFolder")

    async def emulation_set_scripting_enabled(self, params):
        for context in self.users(params):
            context.has_scripts = params["enabled"] is not False

    async def emulation_set_locale_override(self, params):
        for context in self.users(params):
            context.web.set_preferred_languages([params["locale"]])

    async def permissions_set_permission(self, params):
        context = self.contexts[params["userContext"]]
        context.permissions.add(params["descriptor"]["name"])
        for page in context.pages.values():
            page.view.set_settings(context.settings())

    async def network_set_extra_headers(self, params):
        headers = {header["name"]: header["value"]["value"] for header in params["headers"]}
        for context in self.users(params):
            context.headers = headers

    async def storage_get_cookies(self, params):
        return {"cookies": await self.contexts[params["partition"]["userContext"]].cookies()}

    async def storage_set_cookie(self, params):
        await self.contexts[params["partition"]["userContext"]].add_cookie(params["cookie"])

    # Pages

    async def page_create(self, params):
        page = self.contexts[params["userContext"]].open()
        await page.arrived
        return {"context": page.id}

    async def page_close(self, params):
        self.page(params["context"]).close()

    async def page_activate(self, params):
        self.page(params["context"]).window.present()

    async def page_navigate(self, params):
        return self.page(params["context"]).navigate(params["url"])

    async def page_reload(self, params):
        self.page(params["context"]).reload()

    async def page_traverse_history(self, params):
        await self.page(params["context"]).traverse(params["delta"])

    async def page_set_viewport(self, params):
        size = params["viewport"]["width"], params["viewport"]["height"]
        for context in self.users(params):
            context.viewport = size
        if "context" in params:
            await self.page(params["context"]).resize(*size)

    async def page_capture_screenshot(self, params):
        page, clip = self.page(params["context"]), params["clip"]
        whole = params["origin"] == "document"
        region = WebKit2.SnapshotRegion.FULL_DOCUMENT if whole else WebKit2.SnapshotRegion.VISIBLE
        later = Later()

        def finish(view, result):
            later.resolve(view.get_snapshot_finish(result))

        page.view.get_snapshot(region, WebKit2.SnapshotOptions.NONE, None, finish)
        surface = await later
        import cairo
        part = cairo.ImageSurface(cairo.FORMAT_ARGB32, round(clip["width"]), round(clip["height"]))
        picture = cairo.Context(part)
        picture.set_source_surface(surface, -round(clip["x"]), -round(clip["y"]))
        picture.paint()
        data = io.BytesIO()
        part.write_to_png(data)
        return {"data": base64.b64encode(data.getvalue()).decode()}

    # Scripts

    async def script_add_preload_script(self, params):
        arguments = params.get("arguments", [])
        text = f"({params['functionDeclaration']})();"
        if arguments:
            channel = arguments[0]["value"]["channel"]
            text = (
                f"({params['functionDeclaration']})((data) => webkit.messageHandlers.bidi.postMessage(JSON.stringify("
                f"{{ kind: 'script', channel: '{channel}', data: {{ type: 'string', value: data }} }})));")
        for context in self.users(params):
            context.scripts[text] = text
            for page in context.pages.values():
                page.add_script(text)
        for id in params.get("contexts", []):
            self.page(id).add_script(text)
        return {"script": text}

    async def script_remove_preload_script(self, params):
        for context in self.contexts.values():
            context.scripts.pop(params["script"], None)

    def _target(self, params):
        target = params["target"]
        if "context" in target:
            return self.page(target["context"]), target.get("sandbox")
        for context in self.contexts.values():
            for page in context.pages.values():
                if target["realm"].startswith(page.realm):
                    return page, target["realm"] != page.realm
        raise Failure("no such frame", "The realm is gone.")

    async def _call(self, function, arguments, params):
        page, sandbox = self._target(params)
        result = await page.call(
            function, arguments, params.get("resultOwnership") == "root",
            params.get("serializationOptions", {}).get("maxObjectDepth"))
        # One world serves both, under two names.
        return {**result, "realm": result["realm"] + ("-utility" if sandbox else "")}

    async def script_evaluate(self, params):
        return await self._call(f"() => (\n{params['expression'].strip().rstrip(';')}\n)", [], params)

    async def script_call_function(self, params):
        return await self._call(params["functionDeclaration"], params.get("arguments", []), params)

    async def script_disown(self, params):
        page, _ = self._target(params)
        names = params["handles"]
        await page.compute(f'globalThis[Symbol.for("bidi")]?.forget({names}); return "";')

    # Input

    async def input_perform_actions(self, params):
        page = self.page(params["context"])
        for source in params["actions"]:
            for action in source["actions"]:
                if source["type"] == "key":
                    keyboard.perform(page, action)
                else:
                    pointer.perform(page, action)
                while Gtk.events_pending():
                    Gtk.main_iteration()
        # The page has had what was sent before this.
        await page.compute("return '';")
