extension View {
  /// Limits the region in which a view is preferred for the focus.
  ///
  /// ```swift
  /// @Namespace private var form
  /// @Environment(\.resetFocus) private var resetFocus
  ///
  /// VStack {
  ///   TextField("Name", text: $name).prefersDefaultFocus(in: form)
  ///   Button("Start again") { resetFocus(in: form) }
  /// }
  /// .focusScope(form)
  /// ```
  ///
  /// - Parameter namespace: The namespace of the region.
  /// - Returns: The view.
  public func focusScope(_ namespace: Namespace.ID) -> some View {
    transformEnvironment(\.focusScopes) { $0.insert(namespace) }
  }

  /// Prefers the view for the focus when its region appears or its focus is reset.
  ///
  /// - Parameters:
  ///   - prefersDefaultFocus: Whether the view is preferred.
  ///   - namespace: The namespace of the region.
  /// - Returns: The view.
  public func prefersDefaultFocus(
    _ prefersDefaultFocus: Bool = true, in namespace: Namespace.ID
  ) -> some View {
    modifier(PreferredFocusModifier(isPreferred: prefersDefaultFocus, namespace: namespace))
  }
}

extension EnvironmentValues {
  /// Moves the focus to the preferred view of a region.
  public var resetFocus: ResetFocusAction { ResetFocusAction() }

  fileprivate var focusScopes: Set<Namespace.ID> {
    get { self[FocusScopesKey.self] }
    set { self[FocusScopesKey.self] = newValue }
  }
}

private struct FocusScopesKey: EnvironmentKey {
  static let defaultValue: Set<Namespace.ID> = []
}

/// Moves the focus to the preferred view of a region.
public struct ResetFocusAction: Sendable {
  /// Moves the focus to the preferred view of a region.
  ///
  /// - Parameter namespace: The namespace of the region.
  @MainActor
  public func callAsFunction(in namespace: Namespace.ID) {
    guard let graph = GraphReference.current?.graph,
      let handle = graph.service(PreferredFocus.self).handles[namespace]?.first
    else { return }
    graph.requestFocus(FixedFocusRequest(handle: handle))
  }
}

package struct PreferredFocusModifier: ElementModifier {
  let isPreferred: Bool
  let namespace: Namespace.ID

  package func modify(_ element: inout ElementDraft, in environment: EnvironmentValues) {
    guard isPreferred, environment.focusScopes.contains(namespace) else { return }
    element.focus(PreferredFocusLink(namespace: namespace))
  }
}

private struct PreferredFocusLink: FocusLink {
  let namespace: Namespace.ID

  func add(_ handle: ElementHandle) {
    let graph = handle.owner.graph
    let preferred = graph.service(PreferredFocus.self)
    let isNew = !(preferred.handles[namespace]?.contains { $0 === handle } ?? false)
    preferred.handles[namespace, default: []].append(handle)
    if isNew, !handle.core.isCommitted, graph.focus.current == nil {
      graph.requestFocus(FixedFocusRequest(handle: handle))
    }
  }

  func remove(_ handle: ElementHandle) {
    let preferred = handle.owner.graph.service(PreferredFocus.self)
    preferred.handles[namespace]?.removeAll { $0 === handle }
    // A namespace is never used again once its view is removed, so its entry must not remain.
    if preferred.handles[namespace]?.isEmpty == true { preferred.handles[namespace] = nil }
  }

  func didFocus() {}
  func didBlur() {}
}

/// The elements that regions prefer for the focus.
private final class PreferredFocus: GraphService {
  var handles: [Namespace.ID: [ElementHandle]] = [:]
}

/// A request to focus one particular element.
private final class FixedFocusRequest: FocusRequest {
  weak var handle: ElementHandle?

  init(handle: ElementHandle) {
    self.handle = handle
  }

  var wish: FocusWish { handle.map { .field($0) } ?? .absent }
}
