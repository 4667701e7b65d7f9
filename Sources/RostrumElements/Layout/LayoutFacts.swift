/// What is known about the size of a view from the views alone, before anything is measured.
///
/// A host places elements by these facts; a stack knows from its children whether it fills or hugs:
///
/// ```swift
/// let facts = LayoutFacts(of: snapshot)
/// facts.height  // .fills for VStack { Text("Top"); Spacer(); Text("Bottom") }
/// facts.width   // .wraps
/// ```
public struct LayoutFacts: Hashable, Sendable {
  /// How much of the width that it is offered the view takes.
  public var width: AxisSizing
  /// How much of the height that it is offered the view takes.
  public var height: AxisSizing
  /// The distances from the neighbours in a stack.
  public var spacing: EdgeSpacings
  /// What the view is to the stack around it.
  public var part: Part
  /// Who among siblings gets space first: `layoutPriority(_:)`.
  public var priority: Double

  /// What a view is to the stack around it.
  public enum Part: Hashable, Sendable {
    /// A view with a size of its own on both axes.
    case view
    /// Free space, which gives way to every other view.
    case spacer
    /// Something that takes no part in the layout of its siblings, such as a presentation.
    case absent
  }

  /// Makes facts.
  ///
  /// - Parameters:
  ///   - width: How much of the width the view takes.
  ///   - height: How much of the height the view takes.
  ///   - spacing: The distances from the neighbours in a stack.
  ///   - part: What the view is to the stack around it.
  ///   - priority: Who among siblings gets space first.
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

  /// The facts about an axis.
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
  /// The facts about an element with everything within.
  ///
  /// - Parameters:
  ///   - element: The element.
  ///   - axis: The axis of the stack around the element; `nil` where it doesn't stand in a stack.
  /// - Complexity: O(*n*) in the elements within.
  public init(of element: ElementSnapshot, within axis: Axis? = nil) {
    let inner = element.content.axisWithin(axis)
    self.init(
      element.state, within: axis,
      children: element.children.map { LayoutFacts(of: $0, within: inner) })
  }

  /// The facts about an element, from the facts about the elements within.
  ///
  /// - Parameters:
  ///   - state: What is known about the element.
  ///   - axis: The axis of the stack around the element; `nil` where it doesn't stand in a stack.
  ///   - children: The facts about the elements within, in order.
  /// - Complexity: O(*n*) in the children.
  public init(_ state: ElementState, within axis: Axis?, children: [LayoutFacts]) {
    self.init(state.content, styles: state.styles, within: axis, children: children)
    for style in state.styles { apply(style) }
  }

  /// A view that takes all that it is offered on both axes.
  static func filling(least: Double? = 0, ideal: Double? = nil) -> Self {
    Self(
      width: .fills(least: least, ideal: ideal), height: .fills(least: least, ideal: ideal))
  }

  /// A view that is as large as its content.
  static func hugging(_ spacing: EdgeSpacings = .standard) -> Self {
    Self(width: .hugs, height: .hugs, spacing: spacing)
  }

  /// A view that is as wide as it can be and as high as its content.
  static func wide(least: Double? = nil, ideal: Double? = nil) -> Self {
    Self(width: .fills(least: least, ideal: ideal), height: .hugs)
  }

  /// A view that takes no part in the layout of its siblings.
  static let absent = Self(width: .hugs, height: .hugs, spacing: .none, part: .absent)
}
