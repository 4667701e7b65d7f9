public import Foundation

extension View {
  /// Sets the width of the column that the view is in, where there is room for columns.
  ///
  /// - Parameter width: The width in points.
  /// - Returns: The view.
  public func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View {
    columnWidth(
      .columnWidth(least: Double(width), ideal: Double(width), greatest: Double(width)))
  }

  /// Sets the width of the column that the view is in within limits, where there is room for columns.
  ///
  /// - Parameters:
  ///   - min: The least width in points.
  ///   - ideal: The width where nothing else decides.
  ///   - max: The greatest width.
  /// - Returns: The view.
  public func navigationSplitViewColumnWidth(
    min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
  ) -> some View {
    columnWidth(
      .columnWidth(
        least: min.map { Double($0) }, ideal: Double(ideal), greatest: max.map { Double($0) }))
  }

  private func columnWidth(_ width: StyleProperty) -> some View {
    modifier(ScreenOptionsModifier(more: ScreenOptions(columnWidth: width)))
  }

  /// Says how split views within divide their room.
  ///
  /// - Parameter style: How.
  /// - Returns: The view.
  public func navigationSplitViewStyle(_ style: ThemeSplitViewStyle) -> some View {
    environment(\.splitViewStyle, style)
  }
}

/// How a split view divides its room.
public struct ThemeSplitViewStyle: Hashable, Sendable {
  let variant: SplitViewVariant

  /// As the theme thinks fit: side by side.
  public static let automatic = Self(variant: .automatic)
  /// Side by side.
  public static let balanced = Self(variant: .automatic)
  /// The last column keeps its width, and the others come in front of it.
  public static let prominentDetail = Self(variant: .prominentDetail)
}

extension EnvironmentValues {
  var splitViewStyle: ThemeSplitViewStyle {
    get { self[SplitViewStyleKey.self] }
    set { self[SplitViewStyleKey.self] = newValue }
  }
}

private struct SplitViewStyleKey: EnvironmentKey {
  static let defaultValue = ThemeSplitViewStyle.automatic
}
