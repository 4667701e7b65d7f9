extension ElementTree {
  /// Removes the names of symbols that nearby text describes, and restores a name when that text is
  /// gone.
  ///
  /// Some elements, such as buttons and rows, take their accessible name from the text in them
  /// (https://www.w3.org/TR/accname-1.2, "name from content"). Within such an element, a picture
  /// without a name from the app is decoration, unless the element shows nothing else.
  ///
  /// Examines only the surroundings of elements that changed since the last commit: O(n) in the
  /// elements of the enclosing buttons and rows.
  func nameSymbols() {
    guard hasSymbols else { return }
    var seen: Set<ElementID> = []
    var elements: [Element] = []
    func visit(_ element: Element?) {
      if let element, seen.insert(element.id).inserted { elements.append(element) }
    }
    for symbol in describedSymbols where !symbol.isRemoved { visit(symbol.elementToName) }
    for parent in changedParents where !parent.isRemoved { visit(parent.elementToName) }
    for change in changed where !change.element.isRemoved {
      guard change.element.changesNames(from: change.old) else { continue }
      visit(change.element.elementToName ?? change.element)
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
      state.label = areDecoration ? nil : symbol.handle?.symbolName
      setState(of: symbol, to: state)
    }
  }
}

extension Element {
  /// Whether the element takes its accessible name from the text in it.
  fileprivate var isNamedByContent: Bool {
    role.isNamedByContent || state.isNamedByContent
  }

  /// The nearest element, starting with this one, that takes its accessible name from the text in
  /// it.
  fileprivate var elementToName: Element? {
    sequence(first: self, next: \.parent).first(where: \.isNamedByContent)
  }

  /// The pictures without a name from the app in the element's content, except in nested elements
  /// that are named by their own content.
  fileprivate var symbols: [Element] {
    var symbols: [Element] = []
    func visit(_ element: Element) {
      for child in element.children where !child.isNamedByContent {
        if child.handle?.symbolName != nil { symbols.append(child) }
        visit(child)
      }
    }
    visit(self)
    return symbols
  }

  /// Whether the element contributes to the text that names an enclosing element.
  fileprivate var saysWords: Bool {
    if state.isHidden || state.isAccessibilityHidden { return false }
    if handle?.symbolName != nil { return false }
    if state.hasWords { return true }
    return !role.holdsNamesApart && children.contains(where: \.saysWords)
  }

  /// Whether a change affects whether the element contributes words, or whether its content names
  /// it.
  fileprivate func changesNames(from old: ElementState) -> Bool {
    state.hasWords != old.hasWords || state.isNamedByContent != old.isNamedByContent
      || state.isHidden != old.isHidden
      || state.isAccessibilityHidden != old.isAccessibilityHidden
  }
}

extension ElementState {
  /// Whether the element itself has words.
  fileprivate var hasWords: Bool {
    if let label, !label.isEmpty { return true }
    if case .text(let words?, _) = content { return !words.isEmpty }
    return false
  }

  /// Whether the text in the element names it, whatever its other content.
  fileprivate var isNamedByContent: Bool {
    accepts(.tap) || headingLevel != nil || childBehavior == .combine
  }
}
