// The `SwiftUI` module of libraries: the views, and the modules that SwiftUI re-exports.
@_exported import DropInFoundation
@_exported import DropInUIKit
@_exported import struct Rostrum.AnimationTimelineSchedule
@_exported import struct Rostrum.AppStorage
@_exported import struct Rostrum.EveryMinuteTimelineSchedule
@_exported import struct Rostrum.ExplicitTimelineSchedule
@_exported import struct Rostrum.PeriodicTimelineSchedule
@_exported import protocol Rostrum.TimelineSchedule
@_exported import enum Rostrum.TimelineScheduleMode
@_exported import struct Rostrum.TimelineView
@_exported import typealias Rostrum.TimelineViewDefaultContext
@_exported import RostrumRuntime
@_exported import RostrumScenes
