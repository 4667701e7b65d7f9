extension ElementRole {
  /// The size of the elements of a role without the properties around them.
  enum Size {
    /// The size depends on the facts of the element, on its children or on both.
    case own
    /// As wide as its space, and as high as its content.
    case wide
    /// The same, to separate a control from its label; without a label, as wide as its content.
    case labeled
    /// All of its space.
    case filling
    /// The size of text, whose lines wrap.
    case wrapping
    /// None: the element is outside of the layout around it.
    case absent
  }

  /// The size of elements of the role.
  var size: Size { traits.size }
}

extension LayoutFacts {
  /// Creates the facts of an element from its role alone; views of an unknown size are in a column.
  ///
  /// - Complexity: O(*n*) in the number of children.
  init(_ size: ElementRole.Size, children: [LayoutFacts]) {
    switch size {
    case .own: self.init(stacked: .vertical, children)
    case .wide, .labeled: self = .wide()
    case .filling: self = .filling()
    case .wrapping: self.init(width: .wraps, height: .wraps, spacing: .text)
    case .absent: self = .absent
    }
  }
}
