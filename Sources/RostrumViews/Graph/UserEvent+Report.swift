extension UserEvent.Action {
  /// Whether the host tells how an element looks with it, rather than what a user did: it may, even
  /// where a user can do nothing.
  func isReport(on role: ElementRole) -> Bool {
    switch (self, role) {
    case (.setOn, .image), (.setNumber, .fitting): true
    default: false
    }
  }
}
