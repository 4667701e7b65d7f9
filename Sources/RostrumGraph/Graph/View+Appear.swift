extension View {
  /// Acts when the view appears, before it is shown.
  ///
  /// The actions of views within run first. A view on a screen that another screen covers
  /// disappears, and appears again when it is uncovered.
  ///
  /// - Parameter action: What to do.
  /// - Returns: The view.
  @preconcurrency
  public func onAppear(perform action: (@MainActor () -> Void)? = nil) -> some View {
    modifier(AppearanceModifier(onAppear: action, onDisappear: nil))
  }

  /// Acts when the view disappears: it is gone, or its screen is covered.
  ///
  /// - Parameter action: What to do.
  /// - Returns: The view.
  @preconcurrency
  public func onDisappear(perform action: (@MainActor () -> Void)? = nil) -> some View {
    modifier(AppearanceModifier(onAppear: nil, onDisappear: action))
  }
}

struct AppearanceModifier: LifecycleModifier {
  let onAppear: (@MainActor () -> Void)?
  let onDisappear: (@MainActor () -> Void)?

  var memory: Void { () }

  func appear(_ memory: inout Void, in graph: ViewGraph) { onAppear?() }
  func disappear(_ memory: inout Void, in graph: ViewGraph) { onDisappear?() }
}
