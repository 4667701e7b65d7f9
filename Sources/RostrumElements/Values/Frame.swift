/// The size of a box in points, and the alignment of its content.
///
/// Without a value, a length is that of the content. A maximum length of infinity takes all
/// available space.
public struct Frame: Hashable, Sendable {
  /// The exact width.
  public var width: Double?
  /// The exact height.
  public var height: Double?
  /// The minimum width.
  public var minWidth: Double?
  /// The width without other constraints.
  public var idealWidth: Double?
  /// The maximum width.
  public var maxWidth: Double?
  /// The minimum height.
  public var minHeight: Double?
  /// The height without other constraints.
  public var idealHeight: Double?
  /// The maximum height.
  public var maxHeight: Double?
  /// The alignment of content that is smaller or larger than the frame.
  public var alignment: Alignment

  /// Creates an exact size.
  public init(width: Double? = nil, height: Double? = nil, alignment: Alignment = .center) {
    self.width = width
    self.height = height
    self.alignment = alignment
  }

  /// Creates a size within bounds.
  public init(
    minWidth: Double? = nil,
    idealWidth: Double? = nil,
    maxWidth: Double? = nil,
    minHeight: Double? = nil,
    idealHeight: Double? = nil,
    maxHeight: Double? = nil,
    alignment: Alignment = .center
  ) {
    self.minWidth = minWidth
    self.idealWidth = idealWidth
    self.maxWidth = maxWidth
    self.minHeight = minHeight
    self.idealHeight = idealHeight
    self.maxHeight = maxHeight
    self.alignment = alignment
  }
}
