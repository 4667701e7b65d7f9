public import Foundation
public import RostrumElements

/// All sizes that a layout needs besides the elements.
public struct LayoutMetrics: Sendable {
  /// How wide and high words are.
  public var text: any TextMetrics
  /// How large controls are.
  public var controls: ControlMetrics
  /// The pixels to a point, on which texts end and content begins.
  public var pixels: Double
  /// The sizes of pictures in points; a picture without a size is a square of 32 points.
  public var imageSizes: [ImageSource: CGSize]

  /// Makes metrics.
  ///
  /// - Parameters:
  ///   - text: How wide and high words are.
  ///   - controls: How large controls are.
  ///   - pixels: The pixels to a point.
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
