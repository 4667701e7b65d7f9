public import Foundation

/// The layout of an ``HStack``, for ``AnyLayout``.
public struct HStackLayout: Hashable, Sendable {
  /// The alignment of views of different heights.
  public var alignment: VerticalAlignment
  /// The distance between views in points; the theme's default for `nil`.
  public var spacing: CGFloat?

  /// Creates the layout.
  ///
  /// - Parameters:
  ///   - alignment: The alignment of views of different heights.
  ///   - spacing: The distance between views in points; the theme's default for `nil`.
  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }
}

/// The layout of a ``VStack``, for ``AnyLayout``.
public struct VStackLayout: Hashable, Sendable {
  /// The alignment of views of different widths.
  public var alignment: HorizontalAlignment
  /// The distance between views in points; the theme's default for `nil`.
  public var spacing: CGFloat?

  /// Creates the layout.
  ///
  /// - Parameters:
  ///   - alignment: The alignment of views of different widths.
  ///   - spacing: The distance between views in points; the theme's default for `nil`.
  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }
}

/// The layout of a ``ZStack``, for ``AnyLayout``.
public struct ZStackLayout: Hashable, Sendable {
  /// The alignment of views of different sizes.
  public var alignment: Alignment

  /// Creates the layout.
  ///
  /// - Parameter alignment: The alignment of views of different sizes.
  public init(alignment: Alignment = .center) {
    self.alignment = alignment
  }
}

/// The layout of a ``Grid``, for ``AnyLayout``.
public struct GridLayout: Hashable, Sendable {
  /// The alignment of views in their cells.
  public var alignment: Alignment
  /// The distance between columns in points; the theme's for `nil`.
  public var horizontalSpacing: CGFloat?
  /// The distance between rows in points; the theme's for `nil`.
  public var verticalSpacing: CGFloat?

  /// Creates the layout.
  ///
  /// - Parameters:
  ///   - alignment: The alignment of views in their cells.
  ///   - horizontalSpacing: The distance between columns in points; the theme's for `nil`.
  ///   - verticalSpacing: The distance between rows in points; the theme's for `nil`.
  public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil
  ) {
    self.alignment = alignment
    self.horizontalSpacing = horizontalSpacing
    self.verticalSpacing = verticalSpacing
  }
}
