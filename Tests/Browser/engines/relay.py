"""Carries WebDriver BiDi between Playwright and Firefox, and adds what one of them lacks.

Playwright sends one command that this Firefox doesn't know, and without an answer makes no context:
`emulation.setMediaFeaturesOverride`. What the command would set is a preference of the process here. And a reader's
language is for scripts alone in Firefox; a server gets it in a header.

Firefox counts a click as the first of two only if the button went down and up in one command; Playwright sends two.

A new window takes more time than most tests, so a page is a tab in a window that the page of a test before has left.
Each window has one page, which is in front in it.
"""

import asyncio
import json
from socket import IPPROTO_TCP, TCP_QUICKACK

import aiohttp
from aiohttp import web

LARGEST = 64 << 20
# The numbers of this relay's own commands are larger than those of Playwright's.
OWN = 1 << 40
# For how many seconds a press waits for its release.
HOLD = 0.1


def pointer_action(command):
    """The only action of a command, if it is one of the mouse."""
    match command:
        case {"method": "input.performActions", "params": {"actions": [{"type": "pointer", "actions": [action]}]}}:
            return action["type"]


class Relay:
    """One client's connection to Firefox."""

    def __init__(self, front, back):
        self.front, self.back = front, back
        self.last, self.asked = OWN, {}
        self.press = self.timer = self.sending = None
        # The tab that stays in each window, with the page that is beside it.
        self.windows = {}

    async def run(self):
        """Carries messages until one of the two leaves."""
        tasks = [asyncio.create_task(work) for work in (self.carry_commands(), self.carry_answers())]
        done, rest = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        for task in rest:
            task.cancel()
        for task in done:
            task.result()

    async def carry_answers(self):
        socket = self.back.get_extra_info("socket")
        async for message in self.back:
            # Firefox holds an answer until the previous one is acknowledged, which by itself takes 40 ms.
            socket.setsockopt(IPPROTO_TCP, TCP_QUICKACK, 1)
            words = json.loads(message.data)
            if waiting := self.asked.pop(words.get("id"), None):
                waiting.set_result(words)
                continue
            if words.get("method") == "browsingContext.contextDestroyed":
                self.leave(words["params"]["context"])
            await self.front.send_str(message.data)

    async def carry_commands(self):
        async for message in self.front:
            command = json.loads(message.data)
            if self.press:
                command = await self.after_press(command)
            match command["method"]:
                case "emulation.setMediaFeaturesOverride":
                    await self.answer(command, {"type": "success", "result": {}})
                    continue
                case "emulation.setLocaleOverride":
                    await self.send_language(command["params"])
                case "browsingContext.create":
                    await self.answer(command, await self.create(command["params"]))
                    continue
                case _ if pointer_action(command) == "pointerDown":
                    await self.hold(command)
                    continue
            await self.back.send_str(json.dumps(command))

    # Clicks

    async def hold(self, command):
        """Keeps a press until it is clear whether its release follows."""
        self.press = command
        self.timer = asyncio.get_running_loop().call_later(HOLD, self.wait_no_longer)
        await self.answer(command, {"type": "success", "result": {}})

    def wait_no_longer(self):
        self.sending = asyncio.create_task(self.let_go())

    async def let_go(self):
        """Sends the press that waits, if there is one; the client has its answer already."""
        self.timer.cancel()
        press, self.press = self.press, None
        if press:
            await self.ask(press["method"], **press["params"])

    async def after_press(self, command):
        """The command that follows a press, together with the press if that is its release."""
        is_release = pointer_action(command) == "pointerUp"
        if not is_release or command["params"]["context"] != self.press["params"]["context"]:
            await self.let_go()
            return command
        self.timer.cancel()
        press, self.press = self.press, None
        sources = [press["params"]["actions"][0], command["params"]["actions"][0]]
        actions = [action for source in sources for action in source["actions"]]
        return {**command, "params": {**command["params"], "actions": [{**sources[0], "actions": actions}]}}

    async def answer(self, command, words):
        await self.front.send_str(json.dumps({**words, "id": command["id"]}))

    async def ask(self, method, **params):
        """Sends a command of the relay's own, and gives what Firefox answers."""
        self.last += 1
        waiting = self.asked[self.last] = asyncio.get_running_loop().create_future()
        await self.back.send_str(json.dumps({"id": self.last, "method": method, "params": params}))
        return await waiting

    async def send_language(self, params):
        header = {"name": "Accept-Language", "value": {"type": "string", "value": params["locale"]}}
        await self.ask("network.setExtraHeaders", headers=[header], userContexts=params["userContexts"])

    # Windows

    async def create(self, params):
        """Makes a page in a window that has none."""
        free = next((tab for tab, page in self.windows.items() if not page), None)
        if not free:
            made = await self.ask("browsingContext.create", type="window")
            if made["type"] == "error":
                return made
            free = made["result"]["context"]
        made = await self.ask("browsingContext.create", **{**params, "type": "tab", "referenceContext": free})
        self.windows[free] = made.get("result", {}).get("context")
        return made

    def leave(self, page):
        for tab in self.windows:
            if self.windows[tab] == page:
                self.windows[tab] = None


async def relay(request, address):
    """Serves one client until it leaves."""
    front = web.WebSocketResponse(max_msg_size=LARGEST)
    await front.prepare(request)
    async with aiohttp.ClientSession() as session, session.ws_connect(address, max_msg_size=LARGEST) as back:
        await Relay(front, back).run()
    return front
