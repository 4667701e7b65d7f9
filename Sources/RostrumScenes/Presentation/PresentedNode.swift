/// The base of nodes of what comes up and goes away: a presentation above the scene, or a screen of a
/// stack.
@MainActor
package class PresentedNode<Options>: RegionNode, Dismissing {
  /// What the content says about the presentation or screen.
  final let options = Reports<Options>()
  /// Tells the owner of the state that the presentation or screen goes.
  private let requestDismissal: @MainActor (PresentedNode<Options>) -> Void

  /// Makes a node of what comes up.
  ///
  /// - Parameters:
  ///   - role: What the element is.
  ///   - place: The region of the content.
  ///   - context: Where the node stands.
  ///   - dismiss: Tells the owner of the state that the presentation or screen goes.
  init(
    _ role: ElementRole, _ place: Place, _ context: NodeContext,
    dismiss: @escaping @MainActor (PresentedNode<Options>) -> Void
  ) {
    requestDismissal = dismiss
    super.init(role, place, context)
    options.onChange = { [weak self] in self?.contentChanged() }
  }

  /// Sets the environment of the content.
  ///
  /// - Parameters:
  ///   - isPresented: Whether the content can be dismissed.
  ///   - change: Sets the values besides those about dismissal.
  final func setEnvironment(
    isPresented: Bool, _ change: (inout EnvironmentValues) -> Void = { _ in }
  ) {
    scope.start(around: self) {
      change(&$0)
      guard isPresented else { return }
      $0.dismiss = DismissAction(target: self)
      $0.isPresented = true
    }
  }

  final func dismiss() {
    if isAlive { requestDismissal(self) }
  }
}
