// The `SwiftUI` module of libraries: the views, and the modules that SwiftUI re-exports.
@_exported import DropInUIKit
@_exported import Foundation
@_exported import Observation
@_exported import struct Rostrum.AppStorage
@_exported import RostrumCombine
@_exported import RostrumFoundation
@_exported import RostrumRuntime
@_exported import RostrumScenes
