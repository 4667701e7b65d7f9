import Foundation
public import RostrumElements

/// The parts of a control that are not made of elements, in points.
public struct ControlShape: Hashable, Sendable {
  /// The distances of the label from the sides of the control.
  public var insets = EdgeInsets()
  /// The least size of the control.
  public var leastWidth = 0.0
  /// The least height of the control.
  public var leastHeight = 0.0
  /// The size of what a user acts on beside the label, such as a switch.
  public var partWidth = 0.0
  /// The height of what a user acts on.
  public var partHeight = 0.0
  /// The distance between the label and the part.
  public var gap = 0.0
  /// Where the label stands.
  public var alignment = Alignment.leading
  /// Whether the part stands below the label.
  public var isPartBelow = false

  /// Makes a shape without parts.
  public init() {}

  /// Makes a shape of a label in a box.
  ///
  /// - Parameters:
  ///   - vertical: The distances above and below the label.
  ///   - horizontal: The distances at the sides of the label.
  ///   - leastHeight: The least height of the control.
  ///   - alignment: Where the label stands.
  public init(
    vertical: Double = 0, horizontal: Double = 0, leastHeight: Double = 0,
    alignment: Alignment = .leading
  ) {
    insets = EdgeInsets(top: vertical, leading: horizontal, bottom: vertical, trailing: horizontal)
    self.leastHeight = leastHeight
    self.alignment = alignment
  }

  /// Makes a shape of a label with a part beside it.
  ///
  /// - Parameters:
  ///   - partWidth: The width of the part.
  ///   - partHeight: The height of the part.
  ///   - gap: The distance between the label and the part.
  ///   - leastHeight: The least height of the control.
  public init(partWidth: Double, partHeight: Double, gap: Double, leastHeight: Double = 0) {
    self.partWidth = partWidth
    self.partHeight = partHeight
    self.gap = gap
    self.leastHeight = leastHeight
  }
}
