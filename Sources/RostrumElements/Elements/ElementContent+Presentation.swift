extension ElementContent {
  /// The facts of a presentation; `nil` for any other content.
  public var presentation: [PresentationFact]? {
    get {
      if case .sheet(let facts) = self { return facts }
      if case .cover(let facts) = self { return facts }
      if case .popover(let facts) = self { return facts }
      if case .alert(_, _, let facts) = self { return facts }
      if case .dialog(_, _, let facts) = self { return facts }
      return nil
    }
    set {
      guard let newValue else { return }
      if case .sheet = self { self = .sheet(newValue) }
      if case .cover = self { self = .cover(newValue) }
      if case .popover = self { self = .popover(newValue) }
      if case .alert(let title, let message, _) = self {
        self = .alert(title: title, message: message, newValue)
      }
      if case .dialog(let title, let message, _) = self {
        self = .dialog(title: title, message: message, newValue)
      }
    }
  }

  /// Whether the user can interact with the content behind the presentation.
  public var allowsBackgroundInteraction: Bool {
    presentation?.contains(.backgroundInteraction) ?? false
  }

  /// Whether the user is prevented from dismissing the presentation.
  public var isDismissDisabled: Bool { presentation?.contains(.dismissDisabled) ?? false }

  /// The facts of a screen; empty for any other content.
  public var screen: [ScreenFact] {
    if case .screen(_, let facts) = self { facts } else { [] }
  }
}

extension [ScreenFact] {
  /// The title of the screen that the back button leads to, if it has one.
  public var backTitle: String? {
    for case .backTitle(let title) in self { return title }
    return nil
  }
}
