public import Foundation

extension View {
  /// Sets the space between the icons and the titles of labels, in points.
  ///
  /// Labels of an app's own `LabelStyle` have the space that the style gives them.
  ///
  /// - Parameter spacing: The space.
  /// - Returns: The view with such labels.
  public func labelIconToTitleSpacing(_ spacing: CGFloat) -> some View {
    environment(\.labelIconToTitleSpacing, spacing)
  }

  /// Sets the least width of the icons of labels, in points, so that the titles of several labels are aligned.
  ///
  /// ```swift
  /// VStack(alignment: .leading) {
  ///   Label("Sleep", systemImage: "moon")
  ///   Label("Weather", systemImage: "cloud.sun")
  /// }
  /// .labelReservedIconWidth(32)
  /// ```
  ///
  /// - Parameter value: The width.
  /// - Returns: The view with such labels.
  public func labelReservedIconWidth(_ value: CGFloat) -> some View {
    environment(\.labelReservedIconWidth, value)
  }
}

extension EnvironmentValues {
  /// The space between the icon and the title of a label, in points; the theme's for `nil`.
  public var labelIconToTitleSpacing: CGFloat? {
    get { self[LabelSpacingKey.self] }
    set { self[LabelSpacingKey.self] = newValue }
  }

  /// The least width of the icon of a label, in points; that of the icon for `nil`.
  public var labelReservedIconWidth: CGFloat? {
    get { self[LabelIconWidthKey.self] }
    set { self[LabelIconWidthKey.self] = newValue }
  }
}

private struct LabelSpacingKey: EnvironmentKey {
  static var defaultValue: CGFloat? { nil }
}

private struct LabelIconWidthKey: EnvironmentKey {
  static var defaultValue: CGFloat? { nil }
}
