import RostrumElements

/// The look of the pointer over a view, and over what is in it.
struct PointerAtom: StyleAtom {
  enum Name: String, CaseIterable { case pointer }
  var name = Name.pointer
  var operand: PointerLook

  /// The theme's controls have a pointer of their own, unless a view around them has one.
  var declarations: String {
    let cursor = operand.cursor
    let mirrored = operand.mirrored.cursor
    return "cursor:\(cursor)" + (mirrored == cursor ? "" : ";&:dir(rtl){cursor:\(mirrored)}")
      + ";:where(& :is(button,select,label,summary,a)){cursor:inherit}"
  }

  var atom: Atom { .pointer(self) }
}

extension PointerLook: AtomOperand {
  fileprivate var cursor: String {
    switch self {
    case .arrow: "default"
    case .link: "pointer"
    case .grab: "grab"
    case .grabbing: "grabbing"
    case .text: "text"
    case .verticalText: "vertical-text"
    case .cross: "crosshair"
    case .zoomIn: "zoom-in"
    case .zoomOut: "zoom-out"
    case .column: "col-resize"
    case .row: "row-resize"
    case .top: "n-resize"
    case .bottom: "s-resize"
    case .leading: "w-resize"
    case .trailing: "e-resize"
    case .topLeading: "nw-resize"
    case .topTrailing: "ne-resize"
    case .bottomLeading: "sw-resize"
    case .bottomTrailing: "se-resize"
    case .vertical: "ns-resize"
    case .horizontal: "ew-resize"
    case .falling: "nwse-resize"
    case .rising: "nesw-resize"
    }
  }

  /// The look of the opposite direction; cursors of CSS don't follow the direction of texts.
  fileprivate var mirrored: PointerLook {
    switch self {
    case .leading: .trailing
    case .trailing: .leading
    case .topLeading: .topTrailing
    case .topTrailing: .topLeading
    case .bottomLeading: .bottomTrailing
    case .bottomTrailing: .bottomLeading
    case .falling: .rising
    case .rising: .falling
    default: self
    }
  }
}
