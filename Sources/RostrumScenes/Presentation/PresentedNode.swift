/// The base of nodes that appear and are dismissed: a presentation above the scene, or a screen of
/// a stack.
@MainActor
package class PresentedNode<Options>: RegionNode, Dismissing, ItemPresenting {
  /// The options that the content sets.
  final let options = OptionRegistry<Options>()
  /// The identity of the item that the node presents, if its owner has one.
  final var itemID: AnyHashable?
  /// Notifies the owner of the state of the dismissal.
  private let requestDismissal: @MainActor (PresentedNode<Options>) -> Void

  /// Creates a node.
  ///
  /// - Parameters:
  ///   - role: The role of the element.
  ///   - place: The region of the content.
  ///   - context: The context of the node.
  ///   - dismiss: Notifies the owner of the state of the dismissal.
  init(
    _ role: ElementRole, _ place: Place, _ context: NodeContext,
    dismiss: @escaping @MainActor (PresentedNode<Options>) -> Void
  ) {
    requestDismissal = dismiss
    super.init(role, place, context)
    options.onChange = { [weak self] in self?.contentChanged() }
  }

  /// Whether the user can't leave what is presented.
  package var isHeld: Bool { false }

  override package var retention: NodeRetention { .presence }

  /// Sets the environment of the content.
  ///
  /// - Parameters:
  ///   - isPresented: Whether the content can be dismissed.
  ///   - change: Sets values other than those about dismissal.
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

  /// Leaves what is presented: at once, or when the user has confirmed it.
  final func dismiss() {
    guard isAlive else { return }
    graph.service(DismissalGuards.self).leave([self]) { [weak self] in
      if let self, isAlive { requestDismissal(self) }
    }
  }
}
