/// The size that a box is given, and where its content stands within it, in points.
///
/// A length that is absent is the content's own. A greatest length of infinity takes all the space
/// there is.
public struct Frame: Hashable, Sendable {
  /// The exact width.
  public var width: Double?
  /// The exact height.
  public var height: Double?
  /// The least width.
  public var minWidth: Double?
  /// The width where nothing else decides.
  public var idealWidth: Double?
  /// The greatest width.
  public var maxWidth: Double?
  /// The least height.
  public var minHeight: Double?
  /// The height where nothing else decides.
  public var idealHeight: Double?
  /// The greatest height.
  public var maxHeight: Double?
  /// Where the content stands when it is smaller or larger.
  public var alignment: Alignment

  /// An exact size.
  public init(width: Double? = nil, height: Double? = nil, alignment: Alignment = .center) {
    self.width = width
    self.height = height
    self.alignment = alignment
  }

  /// A size within limits.
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
