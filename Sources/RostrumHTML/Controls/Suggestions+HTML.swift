import RostrumElements

extension DOMNode {
  /// Suggestions for a field, in a list that is open while the user types (WAI-ARIA Authoring Practices,
  /// combobox).
  ///
  /// The client gives the field and the buttons their roles, since it moves among them.
  static func suggestions(_ element: ElementSnapshot, in context: DOMContext) -> DOMNode {
    DOMNode("div").slot().with {
      $0["role"] = "listbox"
      $0["popover"] = "manual"
      $0["aria-label"] = element.label
      $0[flag: .suggests] = true
      $0.load(.suggesting, in: context)
      $0.atoms = [SuggestionsAtom(name: .suggestions).atom]
    }
  }
}
