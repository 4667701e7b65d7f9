import RostrumGraph

/// The renderers of texts in the phases of a transition.
struct TransitionRenderers: EnvironmentModifier {
  typealias Body = Never

  private let entrance: (any TextRenderer)?
  private let identity: (any TextRenderer)?

  init(_ transition: some Transition) {
    identity = transition.renderer(in: .identity)
    entrance = identity == nil ? nil : transition.renderer(in: .willAppear)
  }

  func modify(_ environment: inout EnvironmentValues) {
    guard let identity else { return }
    environment.textRenderer = identity
    environment.textEntrance = entrance
  }
}

extension Transition {
  /// The renderer of a view that has the transition.
  fileprivate func renderer(in phase: TransitionPhase) -> (any TextRenderer)? {
    let view = body(content: PlaceholderContentView<Self>(EmptyView()), phase: phase)
    return (view as? any RenderedView)?.textRenderer
  }
}

/// A view whose modifiers may set a renderer.
@MainActor
private protocol RenderedView {
  /// The innermost renderer of the view's modifiers.
  var textRenderer: (any TextRenderer)? { get }
}

extension ModifiedContent: RenderedView where Content: View {
  fileprivate var textRenderer: (any TextRenderer)? {
    (content as? any RenderedView)?.textRenderer ?? (modifier as? any RendererCarrier)?.anyRenderer
  }
}

/// A modifier that sets a renderer.
@MainActor
private protocol RendererCarrier {
  var anyRenderer: any TextRenderer { get }
}

extension TextRendererModifier: RendererCarrier {
  fileprivate var anyRenderer: any TextRenderer { renderer }
}
