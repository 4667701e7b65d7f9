import RostrumElements

/// The look of a list of suggestions, which only pages with such a field need.
struct SuggestionsAtom: StyleAtom {
  enum Name: String, CaseIterable { case suggestions }
  var name: Name
  var operand = NoOperand()

  /// The client sets the place and the least width, which are those of the field.
  var declarations: String {
    "position:fixed;inset:auto;margin:0;padding:4px;gap:0;border:1px solid var(--r-separator);"
      + "border-radius:var(--r-radius-small);background:var(--r-card);color:var(--r-primary);"
      + "box-shadow:var(--r-shadow);max-block-size:40dvh;overflow:auto;"
      + "flex-direction:column;align-items:stretch;"
      + "&:popover-open{display:flex}&:not(:popover-open){display:none}"
      + "& .r-button{justify-content:flex-start;min-block-size:36px;padding:4px 12px;border:0;"
      + "border-radius:6px;background:none;color:inherit;font-weight:400;text-align:start;box-shadow:none}"
      + "& .r-button:is(:hover,[aria-selected=true]){background:var(--r-fill-strong)}"
  }

  var atom: Atom { .suggestions(self) }
}
