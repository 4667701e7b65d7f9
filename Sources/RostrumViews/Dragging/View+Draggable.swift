public import RostrumFoundation

extension View {
  /// Lets the user drag the view to a place that takes its content.
  ///
  /// ```swift
  /// ForEach(recipes) { recipe in
  ///   Text(recipe.title).draggable(recipe)
  /// }
  /// ```
  ///
  /// A place is a view with `dropDestination(for:action:isTargeted:)`, or a `ForEach` with
  /// `dropDestination(for:action:)`. Users who don't drag press the button “Move to…” beside the view,
  /// which lists the places.
  ///
  /// - Parameter payload: The content; evaluated when the user drops it.
  /// - Returns: The view.
  @preconcurrency
  public func draggable<T: Transferable>(
    _ payload: @autoclosure @escaping @MainActor () -> T
  ) -> some View {
    modifier(Draggable(payload: payload, preview: EmptyView()))
  }

  /// Lets the user drag the view to a place that takes its content, with another view at the pointer.
  ///
  /// - Parameters:
  ///   - payload: The content; evaluated when the user drops it.
  ///   - preview: What is shown at the pointer.
  /// - Returns: The view.
  @preconcurrency
  public func draggable<T: Transferable, Preview: View>(
    _ payload: @autoclosure @escaping @MainActor () -> T, @ViewBuilder preview: () -> Preview
  ) -> some View {
    modifier(Draggable(payload: payload, preview: DragPreview(content: preview())))
  }
}

package struct Draggable<T: Transferable, Preview: View>: ViewModifier {
  let payload: @MainActor () -> T
  let preview: Preview

  package func body(content: Content) -> some View {
    DraggableBox(content: TupleView(content, preview), payload: DragPayload(payload))
  }
}

/// A view that the user can drag, and what is shown meanwhile.
private struct DraggableBox<Content: View>: View {
  typealias Body = Never
  let content: Content
  let payload: DragPayload

  static func _makeNode(
    _ view: consuming Self, _ context: consuming NodeContext
  ) -> ViewNode<Self> {
    DraggableNode(view, context, .group)
  }
}

extension DraggableBox: TraitCarrier {
  func collect<Key: TraitKey>(_ key: Key.Type, into values: inout [Key.Value]) {
    if Key.self == DragKey.self, let payload = payload as? Key.Value { values.append(payload) }
  }
}

private final class DraggableNode<Content: View>: ElementNode<DraggableBox<Content>, Content> {
  override func update() {
    let draft = reading {
      handle.draft { element in
        element.content = .group(.draggable)
        element.state.set(.draggable(types: view.payload.types))
        if !environment.isEnabled { element.state.isDisabled = true }
      }
    }
    handle.take(draft)
    show(view.content)
  }
}

/// What is shown at the pointer while a view is dragged.
private struct DragPreview<Content: View>: ContainerView {
  static var role: ElementRole { .group }
  let content: Content

  func describe(_ element: inout ElementDraft, in environment: EnvironmentValues) {
    element.content = .group(.dragPreview)
    element.state.isHidden = true
  }
}
