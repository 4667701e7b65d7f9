/// One of the bars around a screen.
public struct ToolbarPlacement: Hashable, Sendable {
  let bar: ScreenBar

  /// The bars with the screen's own items.
  public static let automatic = ToolbarPlacement(bar: .navigationBar)
  /// The bar with the title and the back button.
  public static let navigationBar = ToolbarPlacement(bar: .navigationBar)
  /// The bar with the title and the back button.
  public static let windowToolbar = navigationBar
  /// The bar below the content.
  public static let bottomBar = ToolbarPlacement(bar: .bottomBar)
  /// The bar of the enclosing tab view.
  public static let tabBar = ToolbarPlacement(bar: .tabBar)
}

/// The display mode of a screen's title.
public struct ToolbarTitleDisplayMode: Hashable, Sendable {
  let mode: NavigationBarItem.TitleDisplayMode

  /// The host's default.
  public static let automatic = ToolbarTitleDisplayMode(mode: .automatic)
  /// Below the bar, in large letters.
  public static let large = ToolbarTitleDisplayMode(mode: .large)
  /// In the bar, in large letters; the theme shows the title below the bar.
  public static let inlineLarge = ToolbarTitleDisplayMode(mode: .large)
  /// In the bar.
  public static let inline = ToolbarTitleDisplayMode(mode: .inline)
}

extension View {
  /// Shows or hides bars of the view's screen.
  ///
  /// Hiding a bar hides its items. The user can still go back in the browser.
  ///
  /// - Parameters:
  ///   - visibility: The visibility.
  ///   - bars: The bars.
  /// - Returns: The view.
  public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    modifier(ScreenOptionsModifier(more: .bars(bars, visibility)))
  }

  /// Shows or hides bars of the view's screen.
  ///
  /// - Parameters:
  ///   - visibility: The visibility.
  ///   - bars: The bars.
  /// - Returns: The view.
  public func toolbarVisibility(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View {
    modifier(ScreenOptionsModifier(more: .bars(bars, visibility)))
  }

  /// Sets the background of the bar on the view's screen.
  ///
  /// - Parameters:
  ///   - style: The background, which is visible once content scrolls below the bar.
  ///   - bars: The bars; only the navigation bar has a background of its own.
  /// - Returns: The view.
  public func toolbarBackground<S: ShapeStyle>(
    _ style: S, for bars: ToolbarPlacement...
  ) -> some View {
    let isMeant = bars.isEmpty || bars.contains(.navigationBar)
    return modifier(
      ScreenOptionsModifier(more: ScreenOptions(barBackground: isMeant ? style.paint : nil)))
  }

  /// Sets the visibility of the bar's background on the view's screen.
  ///
  /// - Parameters:
  ///   - visibility: Visible, hidden, or automatic: visible once content scrolls below the bar.
  ///   - bars: The bars; only the navigation bar has a background of its own.
  /// - Returns: The view.
  public func toolbarBackground(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View {
    let isMeant = bars.isEmpty || bars.contains(.navigationBar)
    return modifier(
      ScreenOptionsModifier(
        more: ScreenOptions(barBackgroundVisibility: isMeant ? visibility : nil)))
  }

  /// Sets the visibility of the bar's background on the view's screen.
  ///
  /// - Parameters:
  ///   - visibility: Visible, hidden, or automatic: visible once content scrolls below the bar.
  ///   - bars: The bars; only the navigation bar has a background of its own.
  /// - Returns: The view.
  public func toolbarBackgroundVisibility(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View {
    let isMeant = bars.isEmpty || bars.contains(.navigationBar)
    return modifier(
      ScreenOptionsModifier(
        more: ScreenOptions(barBackgroundVisibility: isMeant ? visibility : nil)))
  }

  /// Sets the color scheme of the bar on the view's screen.
  ///
  /// ```swift
  /// Album(album)
  ///   .toolbarBackground(.black, for: .navigationBar)
  ///   .toolbarColorScheme(.dark, for: .navigationBar)
  /// ```
  ///
  /// - Parameters:
  ///   - colorScheme: The color scheme; `nil` for that of the screen.
  ///   - bars: The bars; only the navigation bar has a color scheme of its own.
  /// - Returns: The view.
  public func toolbarColorScheme(
    _ colorScheme: ColorScheme?, for bars: ToolbarPlacement...
  ) -> some View {
    let isMeant = bars.isEmpty || bars.contains(.navigationBar)
    return modifier(
      ScreenOptionsModifier(more: ScreenOptions(barScheme: isMeant ? .some(colorScheme) : nil)))
  }

  /// Sets the foreground of the bar on the view's screen.
  ///
  /// - Parameters:
  ///   - style: The foreground of the title; buttons of the bar keep the tint.
  ///   - bars: The bars; only the navigation bar has a foreground of its own.
  /// - Returns: The view.
  public func toolbarForegroundStyle<S: ShapeStyle>(
    _ style: S, for bars: ToolbarPlacement...
  ) -> some View {
    let isMeant = bars.isEmpty || bars.contains(.navigationBar)
    return modifier(
      ScreenOptionsModifier(more: ScreenOptions(barForeground: isMeant ? style.paint : nil)))
  }

  /// Sets the display mode of the screen's title.
  ///
  /// - Parameter mode: The display mode.
  /// - Returns: The view.
  public func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View {
    modifier(ScreenOptionsModifier(titleMode: mode.mode))
  }

  /// Adds a menu next to the title of the view's screen.
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
