/// How things of different sizes stand within one box.
///
/// ```swift
/// ZStack(alignment: .topLeading) { … }
/// ```
public struct Alignment: Hashable, Sendable {
  /// How they stand from side to side.
  public var horizontal: HorizontalAlignment
  /// How they stand from top to bottom.
  public var vertical: VerticalAlignment

  /// An alignment of its two directions.
  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// In the middle.
  public static let center = Self(horizontal: .center, vertical: .center)
  /// In the middle of the leading side.
  public static let leading = Self(horizontal: .leading, vertical: .center)
  /// In the middle of the trailing side.
  public static let trailing = Self(horizontal: .trailing, vertical: .center)
  /// In the middle of the upper side.
  public static let top = Self(horizontal: .center, vertical: .top)
  /// In the middle of the lower side.
  public static let bottom = Self(horizontal: .center, vertical: .bottom)
  /// In the upper leading corner.
  public static let topLeading = Self(horizontal: .leading, vertical: .top)
  /// In the upper trailing corner.
  public static let topTrailing = Self(horizontal: .trailing, vertical: .top)
  /// In the lower leading corner.
  public static let bottomLeading = Self(horizontal: .leading, vertical: .bottom)
  /// In the lower trailing corner.
  public static let bottomTrailing = Self(horizontal: .trailing, vertical: .bottom)
}

/// How things stand from side to side.
public enum HorizontalAlignment: Hashable, Sendable {
  /// At the side where a line of text begins.
  case leading
  /// In the middle.
  case center
  /// At the side where a line of text ends.
  case trailing
}

/// How things stand from top to bottom.
public enum VerticalAlignment: Hashable, Sendable {
  /// At the top.
  case top
  /// In the middle.
  case center
  /// At the bottom.
  case bottom
  /// With the first lines of their texts on one line.
  case firstTextBaseline
  /// With the last lines of their texts on one line.
  case lastTextBaseline
}

/// How the lines of one text stand under each other.
public enum TextAlignment: Hashable, Sendable, CaseIterable {
  /// At the side where a line of text begins.
  case leading
  /// In the middle.
  case center
  /// At the side where a line of text ends.
  case trailing
}
