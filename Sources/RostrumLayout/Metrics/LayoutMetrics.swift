public import Foundation
public import RostrumElements

/// The sizes that a layout needs in addition to the elements.
public struct LayoutMetrics: Sendable {
  /// The sizes of text.
  public var text: any TextMetrics
  /// The sizes of controls.
  public var controls: ControlMetrics
  /// The number of pixels per point, to which text widths and positions are rounded.
  public var pixels: Double
  /// The sizes of pictures in points, instead of those of the app's files; a picture without a
  /// size is a square of 32 points.
  public var imageSizes: [ImageSource: CGSize]

  /// Creates metrics.
  ///
  /// - Parameters:
  ///   - text: The sizes of text.
  ///   - controls: The sizes of controls.
  ///   - pixels: The number of pixels per point.
  ///   - imageSizes: The sizes of pictures in points.
  public init(
    text: any TextMetrics = DejaVuMetrics(), controls: ControlMetrics = .theme, pixels: Double = 2,
    imageSizes: [ImageSource: CGSize] = [:]
  ) {
    self.text = text
    self.controls = controls
    self.pixels = pixels
    self.imageSizes = imageSizes
  }
}
