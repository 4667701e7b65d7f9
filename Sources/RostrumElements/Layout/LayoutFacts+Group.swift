import Foundation

extension LayoutFacts {
  /// Creates the facts of a group.
  ///
  /// - Complexity: O(*n*) in the number of children.
  init(_ variant: GroupVariant, children: [LayoutFacts]) {
    switch variant {
    case .asyncImage: self.init(layered: children)
    case .plain, .pane, .dividedPane:
      if children.count == 1 { self = children[0] } else { self.init(stacked: .vertical, children) }
    case .labeled, .disclosure: self = .wide()
    case .controls, .barLeading, .barTrailing: self.init(stacked: .horizontal, children)
    case .bottomBar, .keyboardBar: self = .wide()
    case .box, .disclosed:
      self.init(stacked: .vertical, children)
      spacing = .standard
    case .unavailable: self = .filling(least: nil)
    case .insetLeading, .insetTrailing, .paneRow: self.init(stacked: .horizontal, children)
    case .spoken, .dragPreview, .suggestions: self = .absent
    case .inspected: self = .filling(least: nil)
    case .context, .draggable, .dropDestination: self = children.first ?? .hugging(.none)
    // A part of a view.
    default: self.init(stacked: .vertical, children)
    }
  }

  /// Creates the facts of a grid.
  ///
  /// - Complexity: O(*n*) in the number of children.
  init(_ arrangement: GridArrangement, children: [LayoutFacts]) {
    switch arrangement {
    case .cells:
      self.init(
        width: AxisSizing(around: children.lazy.map(\.width)),
        height: AxisSizing(around: children.lazy.map(\.height)),
        spacing: EdgeSpacings(along: .vertical, children.map(\.spacing)))
    case .tracks(let axis):
      self = .hugging()
      self[axis == .vertical ? .horizontal : .vertical] = .fills()
    }
  }

  /// The facts of a progress view: a bar fills the width, a ring has a size of its own.
  static func progress(_ value: Double?, _ variant: ProgressVariant) -> Self {
    switch variant {
    case .automatic: value == nil ? .hugging() : .wide()
    case .linear: .wide()
    case .circular: .hugging()
    }
  }
}
