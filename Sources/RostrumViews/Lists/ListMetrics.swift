public import Foundation

extension EnvironmentValues {
  /// The minimum height of the rows of lists, in points; the theme's if nobody sets it.
  ///
  /// ```swift
  /// List { … }.environment(\.defaultMinListRowHeight, 32)
  /// ```
  public var defaultMinListRowHeight: CGFloat {
    get { leastRowHeight ?? 48 }
    set { leastRowHeight = newValue }
  }

  /// The minimum height of the headers of lists, in points; the theme's for `nil`.
  public var defaultMinListHeaderHeight: CGFloat? {
    get { self[LeastHeaderHeightKey.self] }
    set { self[LeastHeaderHeightKey.self] = newValue }
  }

  private var leastRowHeight: CGFloat? {
    get { self[LeastRowHeightKey.self] }
    set { self[LeastRowHeightKey.self] = newValue }
  }
}

extension ElementDraft {
  /// Adds the heights of rows and headers that the environment sets for lists.
  mutating func setListHeights(in environment: EnvironmentValues) {
    if let height = environment[LeastRowHeightKey.self] { style(.rowMinimum(height)) }
    if let height = environment[LeastHeaderHeightKey.self] { style(.headerMinimum(height)) }
  }
}

private struct LeastRowHeightKey: EnvironmentKey {
  static var defaultValue: CGFloat? { nil }
}

private struct LeastHeaderHeightKey: EnvironmentKey {
  static var defaultValue: CGFloat? { nil }
}

extension View {
  /// Sets the visibility of the lines above and below a section.
  ///
  /// The theme has none, so they are hidden unless they are `.visible`.
  ///
  /// - Parameters:
  ///   - visibility: The visibility.
  ///   - edges: The edges of the section.
  /// - Returns: The view.
  public func listSectionSeparator(
    _ visibility: Visibility, edges: VerticalEdge.Set = .all
  ) -> some View {
    style(visibility == .visible ? .sectionLine(edges, nil) : nil)
  }

  /// Adds lines in a colour above and below a section.
  ///
  /// - Parameters:
  ///   - color: The colour; no lines for `nil`, as by the theme.
  ///   - edges: The edges of the section.
  /// - Returns: The view.
  public func listSectionSeparatorTint(
    _ color: Color?, edges: VerticalEdge.Set = .all
  ) -> some View {
    style(color.map { .sectionLine(edges, $0) })
  }
}
