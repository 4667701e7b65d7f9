/// A stack of screens, the spelling before ``NavigationStack``.
///
/// ```swift
/// NavigationView {
///   List { NavigationLink("Settings") { Settings() } }
/// }
/// .navigationViewStyle(.stack)
/// ```
///
/// The content is the root of a stack that stores its own path. For columns, use a
/// ``NavigationSplitView``.
public struct NavigationView<Content: View>: View {
  let content: Content

  /// Creates a stack of screens.
  ///
  /// - Parameter content: The root screen.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// The stack.
  public var body: some View {
    NavigationStack { content }
  }
}

extension View {
  /// Adds views at both ends of the screen's navigation bar.
  ///
  /// - Parameters:
  ///   - leading: The leading views.
  ///   - trailing: The trailing views.
  /// - Returns: The view.
  public func navigationBarItems<L: View, T: View>(leading: L, trailing: T) -> some View {
    modifier(
      ToolbarModifier(
        items: TupleView(
          _ToolbarItemView(placement: .topBarLeading, content: leading),
          _ToolbarItemView(placement: .topBarTrailing, content: trailing))))
  }

  /// Adds views at the leading end of the screen's navigation bar.
  ///
  /// - Parameter leading: The views.
  /// - Returns: The view.
  public func navigationBarItems<L: View>(leading: L) -> some View {
    modifier(ToolbarModifier(items: _ToolbarItemView(placement: .topBarLeading, content: leading)))
  }

  /// Adds views at the trailing end of the screen's navigation bar.
  ///
  /// - Parameter trailing: The views.
  /// - Returns: The view.
  public func navigationBarItems<T: View>(trailing: T) -> some View {
    modifier(
      ToolbarModifier(items: _ToolbarItemView(placement: .topBarTrailing, content: trailing)))
  }

  /// Sets the title of the view's screen.
  ///
  /// - Parameters:
  ///   - titleKey: The title.
  ///   - displayMode: The display mode of the title.
  /// - Returns: The view.
  public func navigationBarTitle(
    _ titleKey: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode = .automatic
  ) -> some View {
    modifier(ScreenOptionsModifier(title: Text(titleKey), titleMode: displayMode))
  }

  /// Sets the title of the view's screen.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - displayMode: The display mode of the title.
  /// - Returns: The view.
  public func navigationBarTitle(
    _ title: Text, displayMode: NavigationBarItem.TitleDisplayMode = .automatic
  ) -> some View {
    modifier(ScreenOptionsModifier(title: title, titleMode: displayMode))
  }

  /// Sets the title of the view's screen.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - displayMode: The display mode of the title.
  /// - Returns: The view.
  @_disfavoredOverload
  public func navigationBarTitle<S: StringProtocol>(
    _ title: S, displayMode: NavigationBarItem.TitleDisplayMode = .automatic
  ) -> some View {
    navigationBarTitle(Text(verbatim: String(title)), displayMode: displayMode)
  }

  /// Hides the screen's navigation bar.
  ///
  /// - Parameter hidden: Whether the bar is hidden.
  /// - Returns: The view.
  public func navigationBarHidden(_ hidden: Bool) -> some View {
    toolbar(hidden ? .hidden : .automatic, for: .navigationBar)
  }
}
