/// The facts about a view's size that are known without measuring.
///
/// A host can position elements by these facts; a stack derives from its children whether it fills or
/// hugs:
///
/// ```swift
/// let facts = LayoutFacts(of: snapshot)
/// facts.height  // .fills for VStack { Text("Top"); Spacer(); Text("Bottom") }
/// facts.width   // .wraps
/// ```
public struct LayoutFacts: Hashable, Sendable {
  /// How much of the proposed width the view takes.
  public var width: AxisSizing
  /// How much of the proposed height the view takes.
  public var height: AxisSizing
  /// The spacing preferences in a stack.
  public var spacing: EdgeSpacings
  /// The role of the view in its stack.
  public var part: Part
  /// The order in which siblings receive space: `layoutPriority(_:)`.
  public var priority: Double

  /// The role of a view in its stack.
  public enum Part: Hashable, Sendable {
    /// A view with a size of its own along both axes.
    case view
    /// Flexible space, which yields to every other view.
    case spacer
    /// An element that doesn't take part in the layout of its siblings, such as a presentation.
    case absent
  }

  /// Creates facts.
  ///
  /// - Parameters:
  ///   - width: How much of the proposed width the view takes.
  ///   - height: How much of the proposed height the view takes.
  ///   - spacing: The spacing preferences in a stack.
  ///   - part: The role of the view in its stack.
  ///   - priority: The order in which siblings receive space.
  public init(
    width: AxisSizing, height: AxisSizing, spacing: EdgeSpacings = .standard, part: Part = .view,
    priority: Double = 0
  ) {
    self.width = width
    self.height = height
    self.spacing = spacing
    self.part = part
    self.priority = priority
  }

  /// The sizing along an axis.
  ///
  /// - Parameter axis: The axis.
  public subscript(axis: Axis) -> AxisSizing {
    get {
      switch axis {
      case .horizontal: width
      case .vertical: height
      }
    }
    set {
      switch axis {
      case .horizontal: width = newValue
      case .vertical: height = newValue
      }
    }
  }
}

extension LayoutFacts {
  /// Creates the facts of an element with its descendants.
  ///
  /// - Parameters:
  ///   - element: The element.
  ///   - axis: The axis of the enclosing stack; `nil` outside of stacks.
  /// - Complexity: O(*n*) in the number of descendants.
  public init(of element: ElementSnapshot, within axis: Axis? = nil) {
    let inner = element.content.axisWithin(axis)
    self.init(
      element.state, within: axis,
      children: element.children.map { LayoutFacts(of: $0, within: inner) })
  }

  /// Creates the facts of an element from those of its children.
  ///
  /// - Parameters:
  ///   - state: The properties of the element.
  ///   - axis: The axis of the enclosing stack; `nil` outside of stacks.
  ///   - children: The facts of the children, in order.
  /// - Complexity: O(*n*) in the number of children.
  public init(
    _ state: borrowing ElementState, within axis: Axis?, children: [LayoutFacts]
  ) {
    self.init(contentOf: state, within: axis, children: children)
    for style in state.styles { apply(style) }
  }

  /// Creates the facts of an element without the properties around it.
  ///
  /// - Parameters:
  ///   - state: The properties of the element.
  ///   - axis: The axis of the enclosing stack; `nil` outside of stacks.
  ///   - children: The facts of the children, in order.
  /// - Complexity: O(*n*) in the number of children.
  public init(
    contentOf state: borrowing ElementState, within axis: Axis?, children: [LayoutFacts]
  ) {
    self.init(state.content, styles: state.styles, within: axis, children: children)
    if state.has(.labelHidden), state.content.fillsBesideLabel { width = .hugs }
  }

  /// The facts of a view that fills both axes.
  static func filling(least: Double? = 0, ideal: Double? = nil) -> Self {
    Self(
      width: .fills(least: least, ideal: ideal), height: .fills(least: least, ideal: ideal))
  }

  /// The facts of a view that is as large as its content.
  static func hugging(_ spacing: EdgeSpacings = .standard) -> Self {
    Self(width: .hugs, height: .hugs, spacing: spacing)
  }

  /// The facts of a view that fills the width and is as high as its content.
  static func wide(least: Double? = nil, ideal: Double? = nil) -> Self {
    Self(width: .fills(least: least, ideal: ideal), height: .hugs)
  }

  /// The facts of an element that doesn't take part in the layout of its siblings.
  package static let absent = Self(width: .hugs, height: .hugs, spacing: .none, part: .absent)
}

extension ElementContent {
  /// Whether the element fills the width to separate itself from its label; without a label, it hugs.
  fileprivate var fillsBesideLabel: Bool {
    switch self {
    case .picker(_, .automatic), .picker(_, .menu): true
    default: role.size == .labeled
    }
  }
}
