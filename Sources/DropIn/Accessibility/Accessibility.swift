// The `Accessibility` module, which re-exports the descriptions of charts.
@_exported import Foundation
@_exported import class RostrumViews.AXCategoricalDataAxisDescriptor
@_exported import class RostrumViews.AXChartDescriptor
@_exported import class RostrumViews.AXDataPoint
@_exported import class RostrumViews.AXDataSeriesDescriptor
@_exported import class RostrumViews.AXNumericDataAxisDescriptor
@_exported import protocol RostrumViews.AXDataAxisDescriptor
@_exported import typealias RostrumViews.AXDataPointValue

import RostrumViews

/// Unavailable: declared so that the compiler reports the reason.
@available(
  *, unavailable,
  message:
    "AXLiveAudioGraph isn't supported: a page plays no tones (Documentation/Support.md, V11.112)"
)
public final class AXLiveAudioGraph {
  /// Unavailable: declared so that the compiler reports the reason.
  public static func start() {}
  /// Unavailable: declared so that the compiler reports the reason.
  public static func update(value: Double) {}
  /// Unavailable: declared so that the compiler reports the reason.
  public static func stop() {}
}
