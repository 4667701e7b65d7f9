/// What the bars at the top of a window's screens look like.
struct WindowChrome: Hashable {
  /// Whether the title is in the bar, unless the app chooses otherwise for a screen.
  var isTitleInBar = false
  /// How the bar of a window is arranged.
  var look: BarLook?
  /// Whether the bar shows the title.
  var showsTitle = true
  /// Whether the bar has a background of its own.
  var hasBackground = true

  /// The display mode of the title, unless the app sets one for the screen.
  var titleMode: NavigationBarItem.TitleDisplayMode? { isTitleInBar ? .inline : nil }
}

extension EnvironmentValues {
  /// What the bars of the window look like.
  var windowChrome: WindowChrome {
    get { self[WindowChromeKey.self] }
    set { self[WindowChromeKey.self] = newValue }
  }
}

private struct WindowChromeKey: EnvironmentKey {
  static let defaultValue = WindowChrome()
}
