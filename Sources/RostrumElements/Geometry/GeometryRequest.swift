/// The part of an element's geometry that the app asks for, besides its size.
public struct GeometryRequest: OptionSet, Hashable, Sendable {
  /// The bits of the set.
  public let rawValue: UInt8

  /// Creates a set from its bits.
  public init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// The position in the window, which changes when the user scrolls.
  public static let position = GeometryRequest(rawValue: 1)
  /// The position, the scroll offset and the size of the content of a region that scrolls.
  public static let scrolling = GeometryRequest(rawValue: 3)
  /// The size that the element has if no particular size is proposed to it.
  public static let ideal = GeometryRequest(rawValue: 4)
  /// The position of the place of absent rows, with the size of the element around it as the size of
  /// its content.
  ///
  /// A host reports it only while it is less than half a screen away from the window.
  public static let rows = GeometryRequest(rawValue: 11)
}
