import Foundation
public import RostrumElements

/// The parts of a control that aren't elements, in points.
public struct ControlShape: Hashable, Sendable {
  /// The insets of the label in the control.
  public var insets = EdgeInsets()
  /// The minimum width of the control.
  public var leastWidth = 0.0
  /// The minimum height of the control.
  public var leastHeight = 0.0
  /// The width of the part next to the label that the user operates, such as a switch.
  public var partWidth = 0.0
  /// The height of the part.
  public var partHeight = 0.0
  /// The spacing between the label and the part.
  public var gap = 0.0
  /// The alignment of the label.
  public var alignment = Alignment.leading
  /// Whether the part is below the label.
  public var isPartBelow = false
  /// Whether the control shows its label; if not, it is at least as high as a line of text.
  public var showsLabel = true

  /// Creates a shape without a part.
  public init() {}

  /// Creates a shape of a control that doesn't show its label.
  ///
  /// - Parameters:
  ///   - vertical: The vertical insets of the text in the control.
  ///   - horizontal: The horizontal insets of the text in the control.
  ///   - leastHeight: The minimum height of the control.
  /// - Returns: The shape.
  public static func withoutLabel(
    vertical: Double = 0, horizontal: Double = 0, leastHeight: Double
  ) -> Self {
    var shape = Self(vertical: vertical, horizontal: horizontal, leastHeight: leastHeight)
    shape.showsLabel = false
    return shape
  }

  /// Creates a shape with a label in a box.
  ///
  /// - Parameters:
  ///   - vertical: The vertical insets of the label.
  ///   - horizontal: The horizontal insets of the label.
  ///   - leastHeight: The minimum height of the control.
  ///   - alignment: The alignment of the label.
  public init(
    vertical: Double = 0, horizontal: Double = 0, leastHeight: Double = 0,
    alignment: Alignment = .leading
  ) {
    insets = EdgeInsets(top: vertical, leading: horizontal, bottom: vertical, trailing: horizontal)
    self.leastHeight = leastHeight
    self.alignment = alignment
  }

  /// Creates a shape with a label and a part next to it.
  ///
  /// - Parameters:
  ///   - partWidth: The width of the part.
  ///   - partHeight: The height of the part.
  ///   - gap: The spacing between the label and the part.
  ///   - leastHeight: The minimum height of the control.
  public init(partWidth: Double, partHeight: Double, gap: Double, leastHeight: Double = 0) {
    self.partWidth = partWidth
    self.partHeight = partHeight
    self.gap = gap
    self.leastHeight = leastHeight
  }
}
