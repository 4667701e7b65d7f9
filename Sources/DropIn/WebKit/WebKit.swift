// The `WebKit` module.
@_exported import class RostrumViews.WebPage
@_exported import struct RostrumViews.WebView
