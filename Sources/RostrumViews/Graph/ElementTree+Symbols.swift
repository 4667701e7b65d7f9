extension ElementTree {
  /// Takes the names of symbols away where text beside them says what they are, and gives the names
  /// back where there is no such text any more.
  ///
  /// Some elements, such as buttons and rows, have the text within as their accessible name
  /// (https://www.w3.org/TR/accname-1.2, "name from content"). A picture that the app gave no name is
  /// decoration there, unless it is all that the element shows.
  ///
  /// Only the surroundings of what changed since the last commit are looked at: O(n) in the elements
  /// of the buttons and rows around.
  func nameSymbols() {
    guard hasSymbols else { return }
    var seen: Set<ElementID> = []
    var elements: [Element] = []
    func visit(_ element: Element?) {
      if let element, seen.insert(element.id).inserted { elements.append(element) }
    }
    for symbol in describedSymbols where !symbol.isRemoved { visit(symbol.elementToName) }
    for parent in changedParents where !parent.isRemoved { visit(parent.elementToName) }
    for (element, old) in changed where !element.isRemoved {
      if element.changesNames(from: old) { visit(element.elementToName ?? element) }
    }
    for element in elements { nameSymbols(in: element) }
  }

  private func nameSymbols(in element: Element) {
    let symbols = element.symbols
    guard !symbols.isEmpty else { return }
    let areDecoration =
      element.isNamedByContent && element.children.contains(where: \.saysWords)
    for symbol in symbols {
      var state = symbol.state
      state[.label] = areDecoration ? nil : symbol.outlet?.symbolName.map { .string($0) }
      setState(of: symbol, to: state)
    }
  }
}

extension Element {
  /// The facts that decide whether an element says words, and whether its name is the text within.
  private static let nameKeys: [AttributeKey] = [
    .text, .label, .hidden, .accessibilityHidden, .tappable, .heading, .children,
  ]

  /// Whether the accessible name of the element is the text within.
  fileprivate var isNamedByContent: Bool {
    role.isNamedByContent || self[.tappable] != nil || self[.heading] != nil
      || self[.children] == .string("combine")
  }

  /// The innermost element, this one or one around it, whose accessible name is the text within.
  fileprivate var elementToName: Element? {
    sequence(first: self, next: \.parent).first(where: \.isNamedByContent)
  }

  /// The pictures without a name from the app that are part of the element's content, and not of the
  /// content that names an element within.
  fileprivate var symbols: [Element] {
    var symbols: [Element] = []
    func visit(_ element: Element) {
      for child in element.children where !child.isNamedByContent {
        if child.outlet?.symbolName != nil { symbols.append(child) }
        visit(child)
      }
    }
    visit(self)
    return symbols
  }

  /// Whether the element is part of the text that names an element around it.
  fileprivate var saysWords: Bool {
    if self[.hidden] != nil || self[.accessibilityHidden] != nil { return false }
    if outlet?.symbolName != nil { return false }
    if hasWords(.label) || hasWords(.text) { return true }
    return !role.holdsNamesApart && children.contains(where: \.saysWords)
  }

  private func hasWords(_ key: AttributeKey) -> Bool {
    self[key]?.string.map { !$0.isEmpty } ?? false
  }

  /// Whether a change decides whether the element says words, or whether its content names it.
  fileprivate func changesNames(from old: ElementState) -> Bool {
    Self.nameKeys.contains { key in
      if case .string(let text)? = old[key] { return text.isEmpty == hasWords(key) }
      return (old[key] == nil) != (self[key] == nil)
    }
  }
}
