import RostrumElements
public import RostrumGraph

/// How a view on glass is inserted and removed in an animated change.
public struct GlassEffectTransition: Hashable, Sendable {
  fileprivate enum Kind: Hashable, Sendable {
    case identity, matchedGeometry, materialize
  }

  fileprivate let kind: Kind

  /// The view is there, or gone, at once.
  public static let identity = Self(kind: .identity)
  /// The view begins where the view with the same identity was: see `glassEffectID(_:in:)`.
  public static let matchedGeometry = Self(kind: .matchedGeometry)
  /// The view with its glass comes into focus as it fades in, and goes out of it as it fades out.
  public static let materialize = Self(kind: .materialize)

  /// The look of the view before its insertion and after its removal; `nil` for that of its own
  /// transition.
  fileprivate var transition: AnyTransition? {
    switch kind {
    case .identity: .identity
    case .matchedGeometry: nil
    case .materialize:
      AnyTransition(
        AnyTransition.Absence(
          Pose(opacity: 0, transforms: [.scale(x: 0.9, y: 0.9)], filters: [.blur(8)])))
    }
  }
}

extension View {
  /// Gives the glass of the view an identity: inserted in an animated change, it begins where the
  /// glass with the same identity was, and as large.
  ///
  /// ```swift
  /// @Namespace private var glass
  ///
  /// if isOpen {
  ///   Tools().glassEffect(in: .rect(cornerRadius: 20)).glassEffectID("tools", in: glass)
  /// } else {
  ///   Button("Tools") { withAnimation { isOpen = true } }
  ///     .buttonStyle(.glass)
  ///     .glassEffectID("tools", in: glass)
  /// }
  /// ```
  ///
  /// Glass of different identities doesn't flow into each other.
  ///
  /// - Parameters:
  ///   - id: The identity; `nil` for none.
  ///   - namespace: The namespace of the identity.
  /// - Returns: The view.
  public func glassEffectID(
    _ id: (some Hashable & Sendable)?, in namespace: Namespace.ID
  ) -> some View {
    modifier(GlassIdentity(key: id.map { "glass-\(matchKey($0, namespace))" }))
  }

  /// Sets how the view with its glass is inserted and removed in an animated change.
  ///
  /// - Parameter transition: The transition; a `transition(_:)` of the view itself comes before it.
  /// - Returns: The view.
  public func glassEffectTransition(_ transition: GlassEffectTransition) -> some View {
    environment(\.glassEffectTransition, transition)
      .modifier(GlassTransitionModifier(transition: transition.transition))
  }
}

/// Matches the box of a view on glass with that of its counterpart.
private struct GlassIdentity: ElementModifier {
  let key: String?

  func modify(_ element: inout ElementDraft, in environment: EnvironmentValues) {
    guard let key, environment.glassEffectTransition == .matchedGeometry else { return }
    element.layers.append([.matched(ViewMatch(.frame, key: key))])
  }
}

/// Gives a view on glass a transition, unless it has one.
private struct GlassTransitionModifier: ElementModifier {
  let transition: AnyTransition?

  func modify(_ element: inout ElementDraft, in environment: EnvironmentValues) {
    if let transition, element.transition == nil { element.transition = transition }
  }
}

extension EnvironmentValues {
  fileprivate var glassEffectTransition: GlassEffectTransition {
    get { self[GlassEffectTransitionKey.self] }
    set { self[GlassEffectTransitionKey.self] = newValue }
  }
}

private struct GlassEffectTransitionKey: EnvironmentKey {
  static var defaultValue: GlassEffectTransition { .matchedGeometry }
}
