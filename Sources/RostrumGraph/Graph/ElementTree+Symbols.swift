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
      state.label = areDecoration ? nil : symbol.outlet?.symbolName
      setState(of: symbol, to: state)
    }
  }
}

extension Element {
  /// Whether the accessible name of the element is the text within.
  fileprivate var isNamedByContent: Bool {
    role.isNamedByContent || state.isNamedByContent
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
    if state.isHidden || state.isAccessibilityHidden { return false }
    if outlet?.symbolName != nil { return false }
    if state.hasWords { return true }
    return !role.holdsNamesApart && children.contains(where: \.saysWords)
  }

  /// Whether a change decides whether the element says words, or whether its content names it.
  fileprivate func changesNames(from old: ElementState) -> Bool {
    state.hasWords != old.hasWords || state.isNamedByContent != old.isNamedByContent
      || state.isHidden != old.isHidden
      || state.isAccessibilityHidden != old.isAccessibilityHidden
  }
}

extension ElementState {
  /// Whether the element says words itself.
  fileprivate var hasWords: Bool {
    if let label, !label.isEmpty { return true }
    if case .text(let words?, _) = content { return !words.isEmpty }
    return false
  }

  /// Whether the text within names the element, whatever its content is.
  fileprivate var isNamedByContent: Bool {
    accepts(.tap) || headingLevel != nil || childBehavior == .combine
  }
}
