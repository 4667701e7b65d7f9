import Foundation
import RostrumViews

extension StyleProperty {
  /// The atoms of what belongs to effects, places, grids, rows and bars.
  var containerAtoms: [Atom] {
    switch self {
    case .filters(let filters): [Atom("filter", words: filters.flatMap(\.words))]
    case .blendMode(let mode): [Atom("blend", words: [mode.rawValue])]
    case .border(let paint, let width):
      [Atom("edge", words: [Atom.word(width)] + paint.solid.words)]
    case .stretch(let x, let y): [Atom("stretch", x, y)]
    case .position(let x, let y): [Atom("at", x, y)]
    case .zIndex(let index): [Atom("z", index.rounded())]
    case .layoutPriority(let priority):
      [Atom("prio", max(-1, min(1, priority)).rounded(.awayFromZero))]
    case .relativeFrame(let frame): frame.atoms
    case .bleeding(let edges): edges.bleedAtoms
    case .tracks(let items, let axis):
      [
        Atom(
          "tracks",
          words: [axis == .vertical ? "columns" : "rows"] + items.prefix(24).flatMap(\.words))
      ]
    case .gridSpacing(let horizontal, let vertical):
      [horizontal.map { Atom("colgap", $0) }, vertical.map { Atom("rowgap", $0) }].compactMap { $0 }
    case .cellSpan(let count): [Atom("span", Double(count))]
    case .cellAnchor(let anchor): [Atom("cell", words: [word(anchor.y), word(anchor.x)])]
    case .unsizedCell(let axes):
      [
        axes.contains(.horizontal) ? Atom("unsizedw") : nil,
        axes.contains(.vertical) ? Atom("unsizedh") : nil,
      ].compactMap { $0 }
    case .rowInsets(let edges):
      [Atom("inset", edges.top, edges.trailing, edges.bottom, edges.leading)]
    case .rowSeparator(let isShown, let edges):
      [
        edges.contains(.top) && !isShown ? Atom("noline") : nil,
        edges.contains(.bottom) && !isShown ? Atom("nolinebelow") : nil,
      ].compactMap { $0 }
    case .rowSeparatorTint(let color): [Atom("line1", words: color.words)]
    case .rowSpacing(let length): [Atom("rows", length)]
    case .sectionSpacing(let length): [Atom("sections", length)]
    case .barBackground(let paint): [Atom("bar", words: paint.solid.words)]
    case .columnWidth(let least, let ideal, let greatest):
      [Atom("column", least ?? 0, ideal, greatest ?? max(ideal, 2000))]
    case .sheetHeight(.points(let points)): [Atom("sheet", points)]
    case .sheetHeight(.part(let part)): [Atom("sheetpart", (part * 100).rounded())]
    // See `Atom.atoms(for:role:isVertical:isBox:isFramed:)`.
    case .padding, .frame, .spacing, .alignment, .font, .weight, .italic, .monospacedDigits,
      .fontDesign, .tracking, .baselineOffset, .textCase, .textSelection, .lineStyle, .underline,
      .strikethrough, .foreground, .background, .tint, .rowBackground, .fill, .stroke,
      .cornerRadius, .opacity, .rotation, .scale, .offset, .shadow, .lineLimit, .reservedLines,
      .textAlignment, .aspectRatio, .fixedSize, .clipped, .colorMultiply:
      []
    }
  }

  private func word(_ part: Double) -> String {
    part < 0.25 ? "start" : part > 0.75 ? "end" : "center"
  }
}

extension VisualFilter {
  fileprivate var words: [String] {
    switch self {
    case .blur(let radius): ["blur", Atom.word(radius)]
    case .grayscale(let amount): ["gray", Atom.word(amount)]
    case .saturation(let amount): ["saturate", Atom.word(amount)]
    case .brightness(let amount): ["bright", Atom.word(1 + amount)]
    case .contrast(let amount): ["contrast", Atom.word(amount)]
    case .hueRotation(let angle): ["hue", Atom.word(angle.degrees)]
    case .invert: ["invert", "1"]
    }
  }
}

extension RelativeFrame {
  fileprivate var atoms: [Atom] {
    let numbers = [Double(count), Double(span), spacing].map(Atom.word)
    return [
      axes.contains(.horizontal) ? Atom("relw", words: numbers) : nil,
      axes.contains(.vertical) ? Atom("relh", words: numbers) : nil,
    ].compactMap { $0 } + StyleProperty.frame(Frame(alignment: alignment)).withinAtoms
  }
}

extension StyleProperty {
  /// Where something smaller stands within its box.
  fileprivate var withinAtoms: [Atom] {
    Atom.atoms(for: [self], role: .group, isVertical: true)
  }
}

extension Edge.Set {
  fileprivate var bleedAtoms: [Atom] {
    [
      isSuperset(of: .horizontal) ? Atom("wide") : nil,
      contains(.top) ? Atom("bleedtop") : nil,
      contains(.bottom) ? Atom("bleedbottom") : nil,
    ].compactMap { $0 }
  }
}

extension GridItem {
  fileprivate var words: [String] {
    switch size {
    case .fixed(let length): ["fix", Atom.word(length)]
    case .flexible(let least, let greatest): ["flex", Atom.word(least), Atom.word(greatest)]
    case .adaptive(let least, let greatest): ["fit", Atom.word(least), Atom.word(greatest)]
    }
  }
}
