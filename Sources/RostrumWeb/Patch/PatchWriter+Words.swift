import RostrumViews

extension PatchWriter {
  /// Writes the new words of a text, if nothing else about it has changed.
  ///
  /// This is by far the most frequent change, and its operation follows from the mutation: the nodes
  /// of the element need not be made and compared.
  ///
  /// - Parameters:
  ///   - element: The element.
  ///   - old: What the element was before.
  /// - Returns: Whether the change is written.
  mutating func writeWords(of element: Element, from old: ElementState) -> Bool {
    let state = element.state
    guard case .text(let oldWords?, let oldTarget) = old.content,
      case .text(let words?, let target) = state.content, words != oldWords, target == oldTarget,
      state.facts == old.facts, state.interactions == old.interactions, state.styles == old.styles
    else { return false }
    operations.write(.text) { operation in
      operation.number(element.id.rawValue)
      operation.number(0)
      operation.string(words)
    }
    return true
  }
}
