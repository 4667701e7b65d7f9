extension View {
  /// Sets views as the background of the view's sheet, popover or full-screen cover.
  ///
  /// ```swift
  /// .sheet(isPresented: $showsWeather) {
  ///   Weather()
  ///     .presentationBackground {
  ///       LinearGradient(colors: [.blue, .cyan], startPoint: .top, endPoint: .bottom)
  ///     }
  /// }
  /// ```
  ///
  /// The background fills the presentation and stays in place while the content scrolls. A list, a form
  /// or a stack of screens covers it with a background of its own.
  ///
  /// - Parameters:
  ///   - alignment: The alignment of views that are smaller than the presentation.
  ///   - content: The views.
  /// - Returns: The view.
  public func presentationBackground<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    modifier(PresentationBackdrop(alignment: alignment, backdrop: content()))
  }
}

/// Puts views behind the content of the enclosing presentation.
struct PresentationBackdrop<Backdrop: View>: ViewModifier {
  typealias Body = Never

  let alignment: Alignment
  let backdrop: Backdrop

  static func _makeNode<V: View>(
    _ view: consuming ModifiedContent<V, Self>, _ context: consuming NodeContext
  ) -> ViewNode<ModifiedContent<V, Self>> {
    PresentationBackdropNode(view, context)
  }
}

final class PresentationBackdropNode<V: View, Backdrop: View>:
  ModifierNode<V, PresentationBackdrop<Backdrop>>
{
  private var backdrop: AsideNode<Backdrop>?

  private var options: OptionRegistry<PresentationOptions>? { context.place.presentation?.options }

  override func update() {
    context.child(of: self).reconcile(&content, with: view.content)
    context.content(of: self, in: 1).reconcile(aside: &backdrop, with: view.modifier.backdrop)
    guard let handle = backdrop?.handle else { return }
    let alignment = view.modifier.alignment
    var draft = ElementDraft(.overlay(.backdrop))
    if alignment != .center { draft.style(.alignment(alignment)) }
    handle.take(draft)
    options?.set(PresentationOptions(backdrop: handle), of: self)
  }

  override func visitChildren(_ visit: (Node) -> Void) {
    super.visitChildren(visit)
    if let backdrop { visit(backdrop) }
  }

  override func willRemove() {
    options?.remove(self)
  }
}
