/// A fact about a presentation.
public enum PresentationFact: Hashable, Sendable {
  /// The element that had the focus when the presentation came up.
  case invoker(ElementID)
  /// Escape, the backdrop, a swipe and back don't dismiss the presentation.
  case dismissDisabled
  /// The sizes in which a sheet can rest, the smallest first.
  case detents([PresentationDetent])
  /// The size in which a sheet rests, where the app sets it.
  case detent(PresentationDetent)
  /// Whether a sheet shows a handle, as far as the app sets it.
  case dragIndicator(Visibility)
  /// The rest of the scene can be used beside the presentation.
  case backgroundInteraction
  /// What a swipe in a sheet of several sizes does first.
  case contentInteraction(PresentationContentInteraction)
  /// What a popover is on a narrow screen.
  case compactAdaptation(PresentationAdaptation)
}

extension [PresentationFact] {
  /// The element that had the focus when the presentation came up.
  public var invoker: ElementID? {
    for case .invoker(let id) in self { return id }
    return nil
  }

  /// The sizes in which a sheet can rest, the smallest first.
  public var detents: [PresentationDetent] {
    for case .detents(let detents) in self { return detents }
    return []
  }

  /// The size in which a sheet rests, where the app sets it.
  public var detent: PresentationDetent? {
    for case .detent(let detent) in self { return detent }
    return nil
  }
}
