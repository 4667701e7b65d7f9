import RostrumElements

/// The background of a presentation, the size of a sheet, or the edge of its invoker at which a popover
/// is, in a window with room.
struct PresentedAtom: StyleAtom {
  enum Name: String, CaseIterable {
    case popoverTop, popoverBottom, popoverLeading, popoverTrailing
    case pageWidth, pageHeight, fitWidth, fitHeight
    case backdrop
  }
  var name: Name
  var operand = NoOperand()

  var declarations: String {
    switch name {
    case .popoverTop: Self.popover("block-start", "flip-block,inline-end,inline-start")
    case .popoverBottom: Self.popover("block-end", "flip-block,inline-end,inline-start")
    case .popoverLeading: Self.popover("inline-start", "flip-inline,block-end,block-start")
    case .popoverTrailing: Self.popover("inline-end", "flip-inline,block-end,block-start")
    case .pageWidth: Self.sheet("inline-size:min(860px,100vw - 96px)")
    case .pageHeight: Self.sheet("block-size:calc(100dvh - 96px)")
    case .fitWidth: Self.sheet("inline-size:fit-content;max-inline-size:calc(100vw - 96px)")
    case .fitHeight: Self.sheet("block-size:fit-content;max-block-size:calc(100dvh - 96px)")
    // The dialog is the containing block, so that the background stays in place while the panel scrolls.
    case .backdrop:
      "position:absolute;inset:0;z-index:-1;overflow:hidden;border-radius:inherit;"
        + "& + :not(.r-fill-y):last-child{margin-block:auto}"
    }
  }

  var atom: Atom { .presented(self) }

  private static func popover(_ area: String, _ fallbacks: String) -> String {
    "@media (min-width:640px) and (min-height:480px)"
      + "{position-area:\(area);position-try-fallbacks:\(fallbacks)}"
  }

  private static func sheet(_ size: String) -> String { "@media (min-width:640px){\(size)}" }
}

extension PresentedAtom {
  init(_ edge: Edge) {
    switch edge {
    case .top: self.init(name: .popoverTop)
    case .bottom: self.init(name: .popoverBottom)
    case .leading: self.init(name: .popoverLeading)
    case .trailing: self.init(name: .popoverTrailing)
    }
  }

  /// The atoms for the size of a sheet, whose height may be that of a detent.
  static func atoms(for sizing: SheetSizing, hasHeight: Bool) -> [Atom] {
    var names: [Name] = []
    if sizing.fitsWidth {
      names.append(.fitWidth)
    } else if sizing.isPage {
      names.append(.pageWidth)
    }
    if !hasHeight {
      if sizing.fitsHeight {
        names.append(.fitHeight)
      } else if sizing.isPage {
        names.append(.pageHeight)
      }
    }
    return names.map { PresentedAtom(name: $0).atom }
  }
}
