public import Foundation

extension View {
  /// Sets the width of the view's column, if there is room for columns.
  ///
  /// - Parameter width: The width in points.
  /// - Returns: The view.
  public func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View {
    columnWidth(
      .columnWidth(least: Double(width), ideal: Double(width), greatest: Double(width)))
  }

  /// Sets bounds for the width of the view's column, if there is room for columns.
  ///
  /// - Parameters:
  ///   - min: The minimum width in points.
  ///   - ideal: The width without other constraints.
  ///   - max: The maximum width.
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

  /// Sets the style of split views.
  ///
  /// - Parameter style: The style.
  /// - Returns: The view.
  public func navigationSplitViewStyle(_ style: ThemeSplitViewStyle) -> some View {
    environment(\.splitViewStyle, style)
  }
}

/// A style of the theme for split views.
public struct ThemeSplitViewStyle: Hashable, Sendable {
  let variant: SplitViewVariant

  /// The theme's default: side by side.
  public static let automatic = Self(variant: .automatic)
  /// Side by side.
  public static let balanced = Self(variant: .automatic)
  /// The last column keeps its width, and the others cover it.
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
