"""WebDriver BiDi for WebKitGTK, as far as Playwright uses it.

The process shows pages in windows of GTK and takes commands on a web socket: `server.py` hears them, `browser.py` and
`page.py` carry them out, `scripts.py` with `bridge.js` runs scripts in a page, `pointer.py` and `keyboard.py` make
events of input, `downloads.py` saves what a page downloads. What the engine has no interface for is an error with a reason.
"""
