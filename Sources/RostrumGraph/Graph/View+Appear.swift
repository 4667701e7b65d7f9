extension View {
  /// Adds an action to perform before the view appears.
  ///
  /// The actions of descendants run first. A view on a screen that another screen covers
  /// disappears, and appears again when the screen is uncovered.
  ///
  /// - Parameter action: The action to perform.
  /// - Returns: The view.
  @preconcurrency
  public func onAppear(perform action: (@MainActor () -> Void)? = nil) -> some View {
    modifier(AppearanceModifier(onAppear: action, onDisappear: nil))
  }

  /// Adds an action to perform when the view disappears, because it is removed or its screen is
  /// covered.
  ///
  /// - Parameter action: The action to perform.
  /// - Returns: The view.
  @preconcurrency
  public func onDisappear(perform action: (@MainActor () -> Void)? = nil) -> some View {
    modifier(AppearanceModifier(onAppear: nil, onDisappear: action))
  }
}

package struct AppearanceModifier: LifecycleModifier {
  let onAppear: (@MainActor () -> Void)?
  let onDisappear: (@MainActor () -> Void)?

  package var memory: Void { () }

  package func appear(_ memory: inout Void, in graph: ViewGraph) { onAppear?() }
  package func disappear(_ memory: inout Void, in graph: ViewGraph) { onDisappear?() }
}
