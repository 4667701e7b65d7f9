import RostrumElements

extension PatchWriter {
  /// Writes the new words of a text, if nothing else about the text has changed.
  ///
  /// This is by far the most frequent change, and the mutation determines its operation: the nodes
  /// of the element need not be created and compared.
  ///
  /// - Parameters:
  ///   - element: The element.
  ///   - old: The previous state of the element.
  /// - Returns: Whether the change was written.
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
