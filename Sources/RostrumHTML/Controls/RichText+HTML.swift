import RostrumElements

extension DOMNode {
  /// An editor of a text with looks, links and lists.
  ///
  /// The field has the code of the text; see ``RichText/code``. The script shows it as the user sees it,
  /// between the field and the buttons.
  static func richTextEditor(
    _ element: ElementSnapshot, _ source: DOMNode, in context: DOMContext
  ) -> DOMNode {
    let tools = RichTextTool.allCases.map { tool in
      let symbol = symbol(named: tool.symbol).with { $0["aria-hidden"] = "true" }
      return DOMNode("button", class: "r-textEditor__tool", [symbol]).with {
        $0["type"] = "button"
        $0["value"] = tool.rawValue
        $0["aria-label"] = context.words[tool.word]
        $0[flag: "disabled"] = element.state.isDisabled
      }
    }
    let field = source.with { $0.classes.append("r-textEditor__source") }
    let bar = DOMNode("div", class: "r-textEditor__tools", tools).with {
      $0["role"] = "group"
      $0["aria-label"] = context.words[.formatting]
    }
    return DOMNode("div", [field, bar]).with {
      $0.classes = source.classes
      $0.listen(for: .focus)
      $0.load(.rich, in: context)
      $0.atoms = [RichTextAtom().atom]
    }
  }
}

/// A button that changes the look of the selected words, or makes a list of the selected lines.
private enum RichTextTool: String, CaseIterable {
  case bold, italic, underline, strikethrough, link, bulleted, numbered

  var word: SystemWord {
    switch self {
    case .bold: .bold
    case .italic: .italic
    case .underline: .underline
    case .strikethrough: .strikethrough
    case .link: .link
    case .bulleted: .bulletedList
    case .numbered: .numberedList
    }
  }

  var symbol: String {
    switch self {
    case .bulleted: "list.bullet"
    case .numbered: "list.number"
    case .bold, .italic, .underline, .strikethrough, .link: rawValue
    }
  }
}

/// The look of an editor of a text with looks, links and lists, which only pages with such an editor need.
struct RichTextAtom: StyleAtom {
  enum Name: String, CaseIterable { case richText }
  var name = Name.richText
  var operand = NoOperand()

  var declarations: String {
    "position:relative;display:flex;flex-direction:column;gap:6px;overflow:auto;"
      + "&:has(>:focus-visible){outline:2px solid var(--r-foreground,var(--r-accent));outline-offset:-1px}"
      + "&>textarea{flex:1;min-block-size:3lh;padding:0;border:0;outline:0;background:none;resize:none;"
      + "field-sizing:content}"
      + "&>[contenteditable]{flex:1;min-block-size:3lh;outline:0;white-space:pre-wrap;"
      + "overflow-wrap:anywhere;cursor:text}"
      // The script shows the text instead of the field.
      + "&:has(>[contenteditable])>textarea{position:absolute;inline-size:1px;block-size:1px;"
      + "min-block-size:0;opacity:0;pointer-events:none}"
      + "&:not(:has(>[contenteditable]))>.r-textEditor__tools{display:none}"
      + "& :is(ul,ol){margin:0;padding-inline-start:1.6em}& ul{list-style:disc}& ol{list-style:decimal}"
      + "& a{color:var(--r-accent);text-decoration:underline}& code{font-family:ui-monospace,monospace}"
      + "&>.r-textEditor__tools{display:flex;flex-wrap:wrap;gap:2px}"
      + "& .r-textEditor__tool{display:grid;place-items:center;inline-size:36px;block-size:36px;"
      + "padding:0;border:0;border-radius:8px;background:none;color:var(--r-secondary)}"
      + "& .r-textEditor__tool>svg{inline-size:20px;block-size:20px}"
      + "& .r-textEditor__tool[aria-pressed=true]{color:var(--r-accent);background:var(--r-fill)}"
      + "@media (pointer:coarse){& .r-textEditor__tool{inline-size:44px;block-size:44px}}"
  }

  var atom: Atom { .richText(self) }
}
