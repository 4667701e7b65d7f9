import RostrumElements

/// The ratio of width to height, and whether the box fits in its space or fills it.
struct AspectRatioAtom: StyleAtom {
  enum Name: String, CaseIterable { case aspectRatio }
  var name = Name.aspectRatio
  var operand: AtomRatio

  var declarations: String {
    let ratio = operand.ratio.map(String.init(describing:)) ?? "auto"
    return "aspect-ratio:\(ratio);object-fit:\(operand.mode == .fit ? "contain" : "cover")"
      + ";&.r-box:not(.r-ratio,.r-ratio-fill){aspect-ratio:auto}"
  }

  var atom: Atom { .aspectRatio(self) }
}

/// The ratio of width to height, or the content's own for `nil`.
struct AtomRatio: AtomOperand {
  var ratio: AtomNumber?
  var mode: Mode

  enum Mode: String, AtomOperand { case fit, fill }

  init(_ ratio: Double?, _ mode: ContentMode) {
    self.ratio = ratio.map { AtomNumber($0) }
    self.mode = mode == .fit ? .fit : .fill
  }

  init?(_ reader: inout AtomReader) {
    if reader.next == "auto" {
      _ = reader.word()
    } else {
      guard let ratio = AtomNumber(&reader) else { return nil }
      self.ratio = ratio
    }
    guard let mode = Mode(&reader) else { return nil }
    self.mode = mode
  }

  func write(to token: inout AtomWriter) {
    if let ratio { ratio.write(to: &token) } else { token.write("auto") }
    mode.write(to: &token)
  }
}
