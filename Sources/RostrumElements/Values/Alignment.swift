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
///
/// Each view has a *guide* for an alignment, and a container places its views so that their guides meet.
public struct HorizontalAlignment: Hashable, Sendable {
  private let id: any AlignmentID.Type

  /// Creates an alignment of an app.
  ///
  /// ```swift
  /// enum MapPin: AlignmentID {
  ///   static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width / 2 }
  /// }
  ///
  /// extension HorizontalAlignment {
  ///   static let mapPin = HorizontalAlignment(MapPin.self)
  /// }
  /// ```
  ///
  /// - Parameter id: The type that has the guide of views without one of their own.
  public init(_ id: any AlignmentID.Type) {
    self.id = id
  }

  /// The key of the guide.
  package var key: AlignmentKey { AlignmentKey(axis: .horizontal, id: id) }

  /// Whether two alignments have the same type.
  public static func == (lhs: Self, rhs: Self) -> Bool {
    ObjectIdentifier(lhs.id) == ObjectIdentifier(rhs.id)
  }

  /// Hashes the type of the alignment.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(id))
  }

  /// At the edge where a line of text begins.
  public static let leading = Self(StartAlignment.self)
  /// Centred.
  public static let center = Self(CenterAlignment.self)
  /// At the edge where a line of text ends.
  public static let trailing = Self(EndAlignment.self)
}

/// An alignment along the vertical axis.
///
/// Each view has a *guide* for an alignment, and a container places its views so that their guides meet.
public struct VerticalAlignment: Hashable, Sendable {
  private let id: any AlignmentID.Type

  /// Creates an alignment of an app.
  ///
  /// - Parameter id: The type that has the guide of views without one of their own.
  public init(_ id: any AlignmentID.Type) {
    self.id = id
  }

  /// The key of the guide.
  package var key: AlignmentKey { AlignmentKey(axis: .vertical, id: id) }

  /// Whether two alignments have the same type.
  public static func == (lhs: Self, rhs: Self) -> Bool {
    ObjectIdentifier(lhs.id) == ObjectIdentifier(rhs.id)
  }

  /// Hashes the type of the alignment.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(id))
  }

  /// At the top.
  public static let top = Self(StartAlignment.self)
  /// Centred.
  public static let center = Self(CenterAlignment.self)
  /// At the bottom.
  public static let bottom = Self(EndAlignment.self)
  /// By the baselines of the first lines of text.
  public static let firstTextBaseline = Self(FirstBaselineAlignment.self)
  /// By the baselines of the last lines of text.
  public static let lastTextBaseline = Self(LastBaselineAlignment.self)
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
