extension ReadableElement {
  /// The title of a screen, presentation or scene: its own, that of its bar, or that of the screen
  /// it contains.
  public var heading: String {
    if let title = state.content.title ?? state.label, !title.isEmpty { return title }
    if let bar = children.first(where: { $0.role == .navigationBar }) { return bar.heading }
    var title = ""
    if role.isPresentation || role == .scene {
      visitVisible { element in
        if title.isEmpty, element.role == .screen { title = element.heading }
      }
    }
    return title
  }
}
