import RostrumElements

/// How a view looks while the pointer is over it.
public struct HoverEffect: Hashable, Sendable {
  let look: HoverLook

  /// The view is highlighted.
  public static let automatic = Self(look: .highlight)
  /// The view is highlighted.
  public static let highlight = Self(look: .highlight)
  /// The view is larger and has a shadow.
  public static let lift = Self(look: .lift)
}

extension View {
  /// Sets how the view looks while the pointer is over it.
  ///
  /// ```swift
  /// Button { open(album) } label: { Cover(album) }
  ///   .buttonStyle(.plain)
  ///   .hoverEffect(.lift)
  /// ```
  ///
  /// - Parameters:
  ///   - effect: The effect.
  ///   - isEnabled: Whether the view has the effect.
  /// - Returns: The view.
  public func hoverEffect(_ effect: HoverEffect = .automatic, isEnabled: Bool = true) -> some View {
    let layer: [StyleProperty] = isEnabled ? [.hoverEffect(effect.look)] : []
    return modifier(HoverBox(layer: layer))
  }
}

/// Adds a box with an effect, so that the effect and the view's own properties don't meet.
private struct HoverBox: ElementModifier {
  let layer: [StyleProperty]

  func modify(_ element: inout ElementDraft, in environment: EnvironmentValues) {
    if !layer.isEmpty { element.layers.append(layer) }
  }
}
