import RostrumElements

/// The part that texts lose where they don't fit, which a script of the client reads.
///
/// The script finds what fits, and sets it as `data-cut` of the text. It is shown over the text, whose own letters
/// are transparent. On paper and in forced colors, the text loses its end.
struct TruncationAtom: StyleAtom {
  enum Name: String, CaseIterable { case truncation }
  var name = Name.truncation
  var operand: Part

  var declarations: String {
    let mode = "--r-truncation:\(operand.rawValue)"
    if operand == .tail { return mode }
    return mode + ";@media screen and (forced-colors:none){"
      + ":where(&[data-cut],& .r-text[data-cut]){position:relative}"
      + "&[data-cut],& .r-text[data-cut]{-webkit-text-fill-color:transparent;"
      + "&::selection{color:transparent;-webkit-text-fill-color:transparent;"
      + "background:color-mix(in srgb,var(--r-accent) 30%,transparent)}"
      + "&::before{content:attr(data-cut)/\"\";position:absolute;inset:0;box-sizing:border-box;"
      + "padding:inherit;display:inherit;-webkit-box-orient:inherit;-webkit-line-clamp:inherit;"
      + "justify-content:inherit;align-items:inherit;white-space:pre;unicode-bidi:inherit;"
      + "text-decoration:inherit;pointer-events:none;-webkit-text-fill-color:currentcolor}}}"
  }

  var atom: Atom { .truncation(self) }

  enum Part: String, AtomOperand { case head, tail, middle }
}

extension TruncationAtom {
  init(_ mode: TextTruncationMode) {
    switch mode {
    case .head: self.init(operand: .head)
    case .tail: self.init(operand: .tail)
    case .middle: self.init(operand: .middle)
    }
  }
}
