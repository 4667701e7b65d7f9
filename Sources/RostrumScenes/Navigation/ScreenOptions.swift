/// The options of a screen that its content sets.
package struct ScreenOptions {
  var title: String?
  var titleMode: NavigationBarItem.TitleDisplayMode?
  var isBackHidden: Bool?
  /// The action that replaces popping the screen.
  var backAction: (@MainActor () -> Void)?
  /// The visibility of the bars.
  var bars: [ToolbarPlacement: Visibility] = [:]
  var barBackground: PaintStyle?
  var barBackgroundVisibility: Visibility?
  /// The color scheme of the bar; the inner `nil` for that of the screen.
  var barScheme: ColorScheme??
  var barForeground: PaintStyle?
  /// The text of the screen's search, which suggestions can complete.
  var search: Binding<String>?
  /// Replaces the text of the screen's search by a token; a no-op for values of another type.
  var addToken: (@MainActor (Any) -> Void)?
  /// The items that the bars have without the app, and that the app removes.
  var removed: Set<ToolbarDefaultItemKind> = []
  /// What the bar is for.
  var role: ToolbarRole?
  /// The width of the enclosing column.
  var columnWidth: StyleProperty?
}

/// The namespace of navigation bar types.
public enum NavigationBarItem {
  /// The display mode of a screen's title.
  public typealias TitleDisplayMode = BarTitleMode
}

struct ScreenOptionsModifier: OptionModifier {
  var title: Text?
  var titleMode: NavigationBarItem.TitleDisplayMode?
  var isBackHidden: Bool?
  var more = ScreenOptions()

  func option(in environment: EnvironmentValues) -> ScreenOptions {
    var options = more
    options.title = title?.resolved(in: environment.textContext)
    options.titleMode = titleMode
    options.isBackHidden = isBackHidden
    return options
  }

  static func registry(of place: Place) -> OptionRegistry<ScreenOptions>? { place.screen?.options }
}

extension View {
  /// Sets the title of the view's screen.
  ///
  /// - Parameter titleKey: The title.
  /// - Returns: The view.
  public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
    navigationTitle(Text(titleKey))
  }

  /// Sets the title of the view's screen.
  ///
  /// - Parameter title: The title.
  /// - Returns: The view.
  @_disfavoredOverload
  public func navigationTitle<S: StringProtocol>(_ title: S) -> some View {
    navigationTitle(Text(verbatim: String(title)))
  }

  /// Sets the title of the view's screen.
  ///
  /// - Parameter title: The title.
  /// - Returns: The view.
  public func navigationTitle(_ title: Text) -> some View {
    modifier(ScreenOptionsModifier(title: title))
  }

  /// Sets the display mode of the screen's title.
  ///
  /// - Parameter displayMode: The display mode.
  /// - Returns: The view.
  public func navigationBarTitleDisplayMode(
    _ displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    modifier(ScreenOptionsModifier(titleMode: displayMode))
  }

  /// Hides the back button and prevents the user from going back.
  ///
  /// - Parameter hidesBackButton: Whether the button is hidden.
  /// - Returns: The view.
  public func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View {
    modifier(ScreenOptionsModifier(isBackHidden: hidesBackButton))
  }
}
