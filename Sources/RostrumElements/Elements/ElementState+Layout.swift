extension ElementState {
  /// Whether two states lead to the same layout facts, given children with the same facts.
  ///
  /// - Parameter other: The other state of the same element.
  /// - Returns: `false` if the facts have to be derived again.
  /// - Complexity: O(*n*) in the number of styles and facts.
  package func isLaidOut(like other: ElementState) -> Bool {
    if !styles.isEmpty || !other.styles.isEmpty {
      let styles = styles.lazy.filter(\.determinesSize)
      guard styles.elementsEqual(other.styles.lazy.filter(\.determinesSize)) else { return false }
    }
    if !facts.isEmpty || !other.facts.isEmpty {
      guard has(.labelHidden) == other.has(.labelHidden) else { return false }
    }
    return content.isLaidOut(like: other.content)
  }
}

extension ElementContent {
  /// Whether two contents lead to the same layout facts, regardless of their values and words.
  fileprivate func isLaidOut(like other: ElementContent) -> Bool {
    // NB: A switch over both contents would copy them.
    let role = role
    guard role == other.role else { return false }
    if role == .toggle, case .toggle(_, let own) = self, case .toggle(_, let others) = other {
      return own == others
    }
    return role.size != .own || self == other
  }
}
