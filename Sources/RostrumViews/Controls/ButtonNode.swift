import Foundation

/// The element of a button, around the label with the app's style applied.
struct ButtonElement<Label: View>: View {
  typealias Body = Never
  let role: ButtonRole?
  let action: () -> Void
  let label: Label

  static func _makeNode(
    _ view: consuming Self, _ context: consuming NodeContext
  ) -> ViewNode<Self> {
    ButtonNode(view, context, .button)
  }
}

/// Maintains the element of a button and its pressed state.
final class ButtonNode<Label: View>: ElementHandleNode<ButtonElement<Label>> {
  private lazy var scope = EnvironmentScope(around: self)
  private lazy var press = PressState(of: self)
  @exclusivity(unchecked) private var storage = StyleStorage()
  @exclusivity(unchecked) private var label: Node?

  override func update() {
    let old = label
    var body: StyledBody?
    var isFlexible = false
    let draft = reading {
      body = environment.buttonStyle?.body(
        of: configuration, storage: &storage, for: self)
      isFlexible = environment.buttonSizing == .flexible
      return handle.draft { describe(&$0, isStyled: body != nil) }
    }
    handle.take(draft)
    var context = context.content(of: self)
    if let body {
      scope.modify { $0.buttonStyle = nil }
      context.environment = scope
      body(&label, context)
    } else if isFlexible {
      context.reconcile(&label, with: view.label.frame(maxWidth: .infinity))
    } else {
      context.reconcile(&label, with: view.label)
    }
    if old == nil || old !== label { graph.arrangeLater(self) }
  }

  private var configuration: ButtonStyleConfiguration {
    ButtonStyleConfiguration(
      role: view.role, label: .init(content: AnyView(view.label)), press: press)
  }

  private func describe(_ element: inout ElementDraft, isStyled: Bool) {
    let variant = isStyled ? .plain : environment.buttonVariant
    element.content = .button(
      variant, role: view.role, border: environment.buttonBorderShape)
    if isStyled {
      if press.isFollowed { element.onPress { [press] in press.change(to: $0) } }
    }
    element.enable(in: environment)
    if environment.buttonRepeatBehavior == .enabled { element.accept(.repeats) }
    element.onTap { [action = view.action] in action() }
  }

  override func visitChildren(_ visit: (Node) -> Void) {
    if let label { visit(label) }
  }

  override func willRemove() {
    storage.detach()
    super.willRemove()
  }
}
