/// A fact about a presentation.
public enum PresentationFact: Hashable, Sendable {
  /// The element that had the focus when the presentation appeared.
  case invoker(ElementID)
  /// Escape, the backdrop, a swipe and Back don't dismiss the presentation.
  case dismissDisabled
  /// The heights at which a sheet can rest, smallest first.
  case detents([PresentationDetent])
  /// The height at which a sheet rests, if the app sets it.
  case detent(PresentationDetent)
  /// Whether a sheet shows a handle, if the app sets it.
  case dragIndicator(Visibility)
  /// The user can interact with the rest of the scene.
  case backgroundInteraction
  /// The first effect of a swipe in a sheet with several sizes.
  case contentInteraction(PresentationContentInteraction)
  /// How a popover adapts to a window that is compact along an axis; the width takes precedence.
  case compactAdaptation(PresentationAdaptation, Axis)
  /// The consequences of an answer are serious.
  case critical
  /// The icon of an alert or dialog.
  case icon(ImageSource)
  /// The edge of its invoker at which a popover is, if the app sets it.
  case edge(Edge)
  /// The size of a sheet in a large window, if the app sets it.
  case sizing(SheetSizing)
}

extension [PresentationFact] {
  /// The element that had the focus when the presentation appeared.
  public var invoker: ElementID? {
    for case .invoker(let id) in self { return id }
    return nil
  }

  /// The heights at which a sheet can rest, smallest first.
  public var detents: [PresentationDetent] {
    for case .detents(let detents) in self { return detents }
    return []
  }

  /// The icon of an alert or dialog.
  public var icon: ImageSource? {
    for case .icon(let source) in self { return source }
    return nil
  }

  /// The height at which a sheet rests, if the app sets it.
  public var detent: PresentationDetent? {
    for case .detent(let detent) in self { return detent }
    return nil
  }
}
