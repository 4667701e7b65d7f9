import Foundation
import RostrumViews

extension Atom {
  /// The atoms of an element's styles, in a stable order and without duplicates.
  ///
  /// Where a property occurs twice, the innermost one wins.
  ///
  /// - Parameters:
  ///   - styles: The styles, innermost first.
  ///   - role: The element that carries them.
  ///   - isVertical: Whether a stack's children stand below each other.
  ///   - isBox: Whether a shape is drawn as a box, and not as a path.
  ///   - isFramed: Whether the theme draws an edge, around which padding is room.
  /// - Returns: The atoms.
  static func atoms(
    for styles: [StyleProperty], role: ElementRole, isVertical: Bool, isBox: Bool = false,
    isFramed: Bool = false
  ) -> [Atom] {
    var kinds: Set<Substring> = []
    return
      styles
      .flatMap { style -> [Atom] in
        if isFramed, case .padding(let edges) = style { return [edges.atom("out")] }
        return atoms(for: style, role: role, isVertical: isVertical, isBox: isBox)
      }
      .filter { atom in
        kinds.insert(atom.token.prefix { $0 != "_" }).inserted
      }
  }

  private static func atoms(
    for property: StyleProperty, role: ElementRole, isVertical: Bool, isBox: Bool
  ) -> [Atom] {
    switch property {
    case .padding(let edges):
      [edges.atom("pad")]
    case .frame(let frame):
      frame.atoms(role: role, isVertical: isVertical)
    case .spacing(let length): [Atom("gap", length)]
    case .alignment(let alignment): [alignment.atom(role: role, isVertical: isVertical)]
    case .font(let font): font.atoms
    case .weight(let weight): [Atom("weight", Double(weight.rawValue))]
    case .italic: [Atom("italic")]
    case .monospacedDigits: [Atom("digits")]
    case .fontDesign(let design): [Atom("family", words: [design.rawValue])]
    case .tracking(let distance): [Atom("tracking", distance)]
    case .baselineOffset(let distance): [Atom("raise", distance)]
    case .textCase(let letters): [Atom("case", words: [letters?.rawValue ?? "none"])]
    case .textSelection(let isAllowed): [Atom("select", words: [isAllowed ? "text" : "none"])]
    case .lineStyle(let line):
      [Atom("linestyle", words: [line.pattern.rawValue] + (line.color?.words ?? []))]
    case .underline: [Atom("underline")]
    case .strikethrough: [Atom("strike")]
    case .foreground(let paint): [Atom("fg", words: paint.solid.words)]
    case .background(let paint): [Atom("bg", words: paint.words)]
    case .tint(let color): [Atom("tint", words: color.words)]
    case .rowBackground(let paint): [Atom("row", words: paint.words)]
    case .fill(let paint): [Atom("fill", words: (isBox ? paint : paint.solid).words)]
    case .stroke(let paint, let style) where isBox:
      [Atom("border", words: [Atom.word(style.lineWidth)] + paint.solid.words)]
    case .stroke(let paint, let style):
      [Atom("stroke", words: paint.solid.words), Atom("line", words: style.words)]
    case .cornerRadius(let radius): [Atom("radius", radius)]
    case .opacity(let opacity): [Atom("opacity", opacity)]
    case .rotation(let angle): [Atom("rotate", angle.degrees)]
    case .scale(let factor): [Atom("scale", factor)]
    case .offset(let x, let y): [Atom("offset", x, y)]
    case .shadow(let color, let radius, let x, let y):
      [Atom("shadow", words: [x, y, radius].map(Atom.word) + color.words)]
    case .lineLimit(let lines) where [.textField, .textEditor].contains(role):
      [Atom("mostlines", Double(lines))]
    case .lineLimit(let lines): [Atom("lines", Double(lines))]
    case .reservedLines(let lines): [Atom("leastlines", Double(lines))]
    case .textAlignment(let alignment):
      [Atom("text", words: [HorizontalAlignment(alignment).word])]
    case .aspectRatio(let ratio, let mode):
      [Atom("ratio", words: [ratio.map(Atom.word) ?? "auto", mode == .fit ? "fit" : "fill"])]
    case .fixedSize(let horizontal, let vertical):
      [Atom("fixed", horizontal ? 1 : 0, vertical ? 1 : 0)]
    case .clipped: [Atom("clip")]
    // A filter of the page multiplies colours: see `multiplyColors(by:of:)`.
    case .colorMultiply: []
    case .filters, .blendMode, .border, .stretch, .position, .zIndex, .layoutPriority,
      .relativeFrame, .bleeding, .tracks, .gridSpacing, .cellSpan, .cellAnchor, .unsizedCell,
      .rowInsets, .rowSeparator, .rowSeparatorTint, .rowSpacing, .sectionSpacing, .barBackground,
      .columnWidth, .sheetHeight:
      property.containerAtoms
    }
  }
}

extension Frame {
  fileprivate func atoms(role: ElementRole, isVertical: Bool) -> [Atom] {
    let sizes: [(String, Double?)] = [
      ("w", width ?? idealWidth), ("h", height ?? idealHeight),
      ("minw", minWidth), ("maxw", maxWidth), ("minh", minHeight), ("maxh", maxHeight),
    ]
    let atoms = sizes.compactMap { kind, length in length.map { Atom(kind, $0) } }
    if role == .stack { return atoms + packing(isVertical: isVertical) }
    // These place what is within them themselves.
    let arranging: [ElementRole] = [.overlay, .scroll, .list, .form, .shape, .grid, .table]
    if arranging.contains(role) { return atoms }
    let words = [alignment.horizontal.word, alignment.vertical.word]
    return atoms + [Atom("within", words: words)]
  }
}

extension Frame {
  /// Where the children of a stack stand together in a frame that is larger.
  ///
  /// Across its direction a stack's own alignment counts, as the children have no box of their own.
  private func packing(isVertical: Bool) -> [Atom] {
    let hasWidth = [width, minWidth, maxWidth].contains { $0 != nil }
    let hasHeight = [height, minHeight, maxHeight].contains { $0 != nil }
    let words = [alignment.horizontal.word, alignment.vertical.word]
    let (along, across) = isVertical ? (words[1], words[0]) : (words[0], words[1])
    var atoms: [Atom] = []
    if isVertical ? hasHeight : hasWidth { atoms.append(Atom("pack", words: [along])) }
    if isVertical ? hasWidth : hasHeight, across != "center" {
      atoms.append(Atom("align", words: [across]))
    }
    return atoms
  }
}

extension EdgeInsets {
  fileprivate func atom(_ kind: String) -> Atom { Atom(kind, top, trailing, bottom, leading) }
}

extension Alignment {
  fileprivate func atom(role: ElementRole, isVertical: Bool) -> Atom {
    if role == .overlay || role == .grid || role == .gridRow {
      return Atom("place", words: [vertical.word, horizontal.word])
    }
    return Atom("align", words: [isVertical ? horizontal.word : vertical.word])
  }
}

extension HorizontalAlignment {
  fileprivate init(_ alignment: TextAlignment) {
    switch alignment {
    case .leading: self = .leading
    case .center: self = .center
    case .trailing: self = .trailing
    }
  }

  fileprivate var word: String {
    switch self {
    case .leading: "start"
    case .center: "center"
    case .trailing: "end"
    }
  }
}

extension VerticalAlignment {
  fileprivate var word: String {
    switch self {
    case .top: "start"
    case .center: "center"
    case .bottom: "end"
    case .firstTextBaseline: "first"
    case .lastTextBaseline: "last"
    }
  }
}

extension Font {
  fileprivate var atoms: [Atom] {
    var atoms: [Atom] =
      switch base {
      case .style(let style): [Atom("font", words: [style.rawValue])]
      case .size(let size), .custom(_, let size): [Atom("size", size)]
      }
    if let weight { atoms.append(Atom("weight", Double(weight.rawValue))) }
    if let design { atoms.append(Atom("family", words: [design.rawValue])) }
    if isItalic { atoms.append(Atom("italic")) }
    if hasMonospacedDigits { atoms.append(Atom("digits")) }
    if hasSmallCaps { atoms.append(Atom("smallcaps")) }
    if let leading { atoms.append(Atom("leading", words: [leading.rawValue])) }
    return atoms
  }
}

extension StrokeStyle {
  fileprivate var words: [String] {
    [Atom.word(lineWidth), lineCap.rawValue, lineJoin.rawValue, Atom.word(dashPhase)]
      + dash.prefix(8).map { Atom.word($0) }
  }
}
