/// The alignment of views of different sizes within one box.
///
/// ```swift
/// ZStack(alignment: .topLeading) { … }
/// ```
public struct Alignment: Hashable, Sendable {
  /// The horizontal alignment.
  public var horizontal: HorizontalAlignment
  /// The vertical alignment.
  public var vertical: VerticalAlignment

  /// Creates an alignment from its two directions.
  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// Centred.
  public static let center = Self(horizontal: .center, vertical: .center)
  /// Centred at the leading edge.
  public static let leading = Self(horizontal: .leading, vertical: .center)
  /// Centred at the trailing edge.
  public static let trailing = Self(horizontal: .trailing, vertical: .center)
  /// Centred at the top edge.
  public static let top = Self(horizontal: .center, vertical: .top)
  /// Centred at the bottom edge.
  public static let bottom = Self(horizontal: .center, vertical: .bottom)
  /// At the top leading corner.
  public static let topLeading = Self(horizontal: .leading, vertical: .top)
  /// At the top trailing corner.
  public static let topTrailing = Self(horizontal: .trailing, vertical: .top)
  /// At the bottom leading corner.
  public static let bottomLeading = Self(horizontal: .leading, vertical: .bottom)
  /// At the bottom trailing corner.
  public static let bottomTrailing = Self(horizontal: .trailing, vertical: .bottom)
}

/// An alignment along the horizontal axis.
public enum HorizontalAlignment: Hashable, Sendable {
  /// At the edge where a line of text begins.
  case leading
  /// Centred.
  case center
  /// At the edge where a line of text ends.
  case trailing
}

/// An alignment along the vertical axis.
public enum VerticalAlignment: Hashable, Sendable {
  /// At the top.
  case top
  /// Centred.
  case center
  /// At the bottom.
  case bottom
  /// By the baselines of the first lines of text.
  case firstTextBaseline
  /// By the baselines of the last lines of text.
  case lastTextBaseline
}

/// The alignment of the lines of a text.
public enum TextAlignment: Hashable, Sendable, CaseIterable {
  /// At the edge where a line of text begins.
  case leading
  /// Centred.
  case center
  /// At the edge where a line of text ends.
  case trailing
}
