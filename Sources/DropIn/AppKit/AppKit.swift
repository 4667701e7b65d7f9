// The `AppKit` module: the user's pasteboard, opening addresses, colors, and Foundation.
@_exported import Foundation
@_exported import Observation
@_exported import RostrumFoundation
@_exported import class DropInUIKit.NSPasteboard
@_exported import class DropInUIKit.NSWorkspace
@_exported import typealias RostrumElements.NSColor
