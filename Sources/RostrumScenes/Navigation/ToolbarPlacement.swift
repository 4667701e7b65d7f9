/// One of the bars around a screen.
public struct ToolbarPlacement: Hashable, Sendable {
  let bar: ScreenBar

  /// The bars that the screen's own items are in.
  public static let automatic = ToolbarPlacement(bar: .navigationBar)
  /// The bar with title and way back.
  public static let navigationBar = ToolbarPlacement(bar: .navigationBar)
  /// The bar below the content.
  public static let bottomBar = ToolbarPlacement(bar: .bottomBar)
  /// The tabs around.
  public static let tabBar = ToolbarPlacement(bar: .tabBar)
}

/// How large the title of a screen is.
public struct ToolbarTitleDisplayMode: Hashable, Sendable {
  let mode: NavigationBarItem.TitleDisplayMode

  /// As the host thinks fit.
  public static let automatic = ToolbarTitleDisplayMode(mode: .automatic)
  /// Below the bar, in large letters.
  public static let large = ToolbarTitleDisplayMode(mode: .large)
  /// Within the bar, in large letters; the theme shows it below the bar.
  public static let inlineLarge = ToolbarTitleDisplayMode(mode: .large)
  /// Within the bar.
  public static let inline = ToolbarTitleDisplayMode(mode: .inline)
}

extension View {
  /// Shows or hides bars of the screen that the view is on.
  ///
  /// A hidden bar takes its items with it. The user can still go back in the browser.
  ///
  /// - Parameters:
  ///   - visibility: Whether they are shown.
  ///   - bars: The bars.
  /// - Returns: The view.
  public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    modifier(ScreenOptionsModifier(more: .bars(bars, visibility)))
  }

  /// Shows or hides bars of the screen that the view is on.
  ///
  /// - Parameters:
  ///   - visibility: Whether they are shown.
  ///   - bars: The bars.
  /// - Returns: The view.
  public func toolbarVisibility(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View {
    modifier(ScreenOptionsModifier(more: .bars(bars, visibility)))
  }

  /// Paints what is behind the bar of the screen that the view is on.
  ///
  /// - Parameters:
  ///   - style: The paint, seen once something scrolls below the bar.
  ///   - bars: The bars; only that with the title has a paint of its own.
  /// - Returns: The view.
  public func toolbarBackground<S: ShapeStyle>(
    _ style: S, for bars: ToolbarPlacement...
  ) -> some View {
    let isMeant = bars.isEmpty || bars.contains(.navigationBar)
    return modifier(
      ScreenOptionsModifier(more: ScreenOptions(barBackground: isMeant ? style.paint : nil)))
  }

  /// Says whether something is painted behind the bar of the screen that the view is on.
  ///
  /// - Parameters:
  ///   - visibility: Always, never, or once something scrolls below the bar.
  ///   - bars: The bars; only that with the title has a paint of its own.
  /// - Returns: The view.
  public func toolbarBackground(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View {
    let isMeant = bars.isEmpty || bars.contains(.navigationBar)
    return modifier(
      ScreenOptionsModifier(
        more: ScreenOptions(barBackgroundVisibility: isMeant ? visibility : nil)))
  }

  /// Says whether something is painted behind the bar of the screen that the view is on.
  ///
  /// - Parameters:
  ///   - visibility: Always, never, or once something scrolls below the bar.
  ///   - bars: The bars; only that with the title has a paint of its own.
  /// - Returns: The view.
  public func toolbarBackgroundVisibility(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View {
    let isMeant = bars.isEmpty || bars.contains(.navigationBar)
    return modifier(
      ScreenOptionsModifier(
        more: ScreenOptions(barBackgroundVisibility: isMeant ? visibility : nil)))
  }

  /// Sets how large the title of the screen is.
  ///
  /// - Parameter mode: How large it is.
  /// - Returns: The view.
  public func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View {
    modifier(ScreenOptionsModifier(titleMode: mode.mode))
  }

  /// Puts a menu beside the title of the screen that the view is on.
  ///
  /// - Parameter content: The buttons.
  /// - Returns: The view.
  public func toolbarTitleMenu<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> some View {
    modifier(ToolbarModifier(items: ToolbarTitleMenu(content: content)._items))
  }
}

extension ScreenOptions {
  fileprivate static func bars(
    _ bars: [ToolbarPlacement], _ visibility: Visibility
  ) -> ScreenOptions {
    let bars = bars.isEmpty ? [.automatic] : bars
    return ScreenOptions(bars: Dictionary(bars.map { ($0, visibility) }) { $1 })
  }
}
