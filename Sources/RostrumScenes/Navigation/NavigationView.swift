/// A stack of screens, as it was spelled before ``NavigationStack``.
///
/// ```swift
/// NavigationView {
///   List { NavigationLink("Settings") { Settings() } }
/// }
/// .navigationViewStyle(.stack)
/// ```
///
/// The content is the root of a stack that keeps its path itself. Columns are those of a
/// ``NavigationSplitView``.
public struct NavigationView<Content: View>: View {
  let content: Content

  /// Makes a stack of screens.
  ///
  /// - Parameter content: The lowest screen.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// The stack.
  public var body: some View {
    NavigationStack { content }
  }
}

/// How a ``NavigationView`` shows its screens.
public struct NavigationViewStyle: Hashable, Sendable {
  /// As a stack.
  public static let automatic = NavigationViewStyle()
  /// As a stack.
  public static let stack = NavigationViewStyle()
}

extension View {
  /// Says how a ``NavigationView`` within shows its screens: as a stack, as it does in any case.
  ///
  /// - Parameter style: How.
  /// - Returns: The view.
  public func navigationViewStyle(_ style: NavigationViewStyle) -> some View { self }

  /// Puts views at the sides of the screen's bar.
  ///
  /// - Parameters:
  ///   - leading: The views at the start.
  ///   - trailing: The views at the end.
  /// - Returns: The view.
  public func navigationBarItems<L: View, T: View>(leading: L, trailing: T) -> some View {
    modifier(
      ToolbarModifier(
        items: TupleView(
          _ToolbarItemView(placement: .topBarLeading, content: leading),
          _ToolbarItemView(placement: .topBarTrailing, content: trailing))))
  }

  /// Puts views at the start of the screen's bar.
  ///
  /// - Parameter leading: The views.
  /// - Returns: The view.
  public func navigationBarItems<L: View>(leading: L) -> some View {
    modifier(ToolbarModifier(items: _ToolbarItemView(placement: .topBarLeading, content: leading)))
  }

  /// Puts views at the end of the screen's bar.
  ///
  /// - Parameter trailing: The views.
  /// - Returns: The view.
  public func navigationBarItems<T: View>(trailing: T) -> some View {
    modifier(
      ToolbarModifier(items: _ToolbarItemView(placement: .topBarTrailing, content: trailing)))
  }

  /// Sets the title of the screen that the view is on.
  ///
  /// - Parameters:
  ///   - titleKey: The title.
  ///   - displayMode: How large it is.
  /// - Returns: The view.
  public func navigationBarTitle(
    _ titleKey: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode = .automatic
  ) -> some View {
    modifier(ScreenOptionsModifier(title: Text(titleKey), titleMode: displayMode))
  }

  /// Sets the title of the screen that the view is on.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - displayMode: How large it is.
  /// - Returns: The view.
  public func navigationBarTitle(
    _ title: Text, displayMode: NavigationBarItem.TitleDisplayMode = .automatic
  ) -> some View {
    modifier(ScreenOptionsModifier(title: title, titleMode: displayMode))
  }

  /// Sets the title of the screen that the view is on.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - displayMode: How large it is.
  /// - Returns: The view.
  @_disfavoredOverload
  public func navigationBarTitle<S: StringProtocol>(
    _ title: S, displayMode: NavigationBarItem.TitleDisplayMode = .automatic
  ) -> some View {
    navigationBarTitle(Text(verbatim: String(title)), displayMode: displayMode)
  }

  /// Takes the screen's bar away.
  ///
  /// - Parameter hidden: Whether it is taken away.
  /// - Returns: The view.
  public func navigationBarHidden(_ hidden: Bool) -> some View {
    toolbar(hidden ? .hidden : .automatic, for: .navigationBar)
  }
}
