extension View {
  /// Makes the views of a stack or grid the targets of the scroll view around it.
  ///
  /// - Parameter isEnabled: Whether the views are targets.
  /// - Returns: The view.
  public func scrollTargetLayout(isEnabled: Bool = true) -> some View {
    style(isEnabled ? .snapTargets : nil).modifier(ScrollTargetLayout(isEnabled: isEnabled))
  }
}

/// The views that a scroll view can be scrolled to, as its position.
@MainActor
final class ScrollTargets {
  /// The link of the views, once there is a layout of targets.
  var link: GeometryLink?
}

extension EnvironmentValues {
  /// The targets of the enclosing scroll view, if the app asks for its position.
  var scrollTargets: ScrollTargets? {
    get { self[ScrollTargetsKey.self] }
    set { self[ScrollTargetsKey.self] = newValue }
  }
}

private struct ScrollTargetsKey: EnvironmentKey {
  static var defaultValue: ScrollTargets? { nil }
}

package struct ScrollTargetLayout: ViewModifier {
  package typealias Body = Never

  let isEnabled: Bool

  package static func _makeNode<V: View>(
    _ view: consuming ModifiedContent<V, Self>, _ context: consuming NodeContext
  ) -> ViewNode<ModifiedContent<V, Self>> {
    ScrollTargetLayoutNode(view, context)
  }
}

private final class ScrollTargetLayoutNode<V: View>: ModifierNode<V, ScrollTargetLayout> {
  private lazy var link = GeometryLink(graph)
  private var targets: ScrollTargets?

  override func update() {
    let targets = reading { environment.scrollTargets }
    self.targets = targets
    targets?.link = view.modifier.isEnabled ? link : nil
    if targets != nil { link.require(.position) }
    var context = context.child(of: self)
    context.decoration = TraitDecoration<MeasuredContentKey>(link, outer: context.decoration)
    context.reconcile(&content, with: view.content)
  }

  override func willRemove() {
    if targets?.link === link { targets?.link = nil }
  }
}
