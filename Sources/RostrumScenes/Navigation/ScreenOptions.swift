/// What the content of a screen says about it.
package struct ScreenOptions {
  var title: String?
  var titleMode: NavigationBarItem.TitleDisplayMode?
  var isBackHidden: Bool?
  /// The action that takes the place of popping the screen.
  var backAction: (@MainActor () -> Void)?
  /// Which bars are hidden or shown.
  var bars: [ToolbarPlacement: Visibility] = [:]
  var barBackground: PaintStyle?
  var barBackgroundVisibility: Visibility?
  /// What is searched for on the screen, so that suggestions can complete it.
  var search: Binding<String>?
  /// How wide the column around is.
  var columnWidth: StyleProperty?
}

/// The parts of a navigation bar.
public enum NavigationBarItem {
  /// How large the title of a screen is.
  public typealias TitleDisplayMode = BarTitleMode
}

struct ScreenOptionsModifier: ReportModifier {
  var title: Text?
  var titleMode: NavigationBarItem.TitleDisplayMode?
  var isBackHidden: Bool?
  var more = ScreenOptions()

  func report(in environment: EnvironmentValues) -> ScreenOptions {
    var options = more
    options.title = title?.resolved(in: environment.textContext)
    options.titleMode = titleMode
    options.isBackHidden = isBackHidden
    return options
  }

  static func reports(of place: Place) -> Reports<ScreenOptions>? { place.screen?.options }
}

extension View {
  /// Sets the title of the screen that the view is on.
  ///
  /// - Parameter titleKey: The title.
  /// - Returns: The view.
  public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
    navigationTitle(Text(titleKey))
  }

  /// Sets the title of the screen that the view is on.
  ///
  /// - Parameter title: The title.
  /// - Returns: The view.
  @_disfavoredOverload
  public func navigationTitle<S: StringProtocol>(_ title: S) -> some View {
    navigationTitle(Text(verbatim: String(title)))
  }

  /// Sets the title of the screen that the view is on.
  ///
  /// - Parameter title: The title.
  /// - Returns: The view.
  public func navigationTitle(_ title: Text) -> some View {
    modifier(ScreenOptionsModifier(title: title))
  }

  /// Sets how large the title of the screen is.
  ///
  /// - Parameter displayMode: How large it is.
  /// - Returns: The view.
  public func navigationBarTitleDisplayMode(
    _ displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    modifier(ScreenOptionsModifier(titleMode: displayMode))
  }

  /// Takes the back button away, and with it the user's ways to go back.
  ///
  /// - Parameter hidesBackButton: Whether it is taken away.
  /// - Returns: The view.
  public func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View {
    modifier(ScreenOptionsModifier(isBackHidden: hidesBackButton))
  }
}
