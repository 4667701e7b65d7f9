/// The layout facts of an element without lengths.
///
/// A host that performs the layout by rules of its own, such as a browser, needs to know who fills
/// and who hugs, but not how long an element is. Each element of a tree has its traits at all times;
/// ``LayoutFacts/init(of:within:)`` has the lengths, too.
///
/// ```swift
/// let traits = LayoutTraits(LayoutFacts(of: snapshot))
/// traits.height  // .fills for VStack { Text("Top"); Spacer(); Text("Bottom") }
/// ```
public struct LayoutTraits: Hashable, Sendable {
  /// How much of the proposed width the element takes.
  public var width: Sizing
  /// How much of the proposed height the element takes.
  public var height: Sizing
  /// The spacing preferences in a stack.
  public var spacing: EdgeSpacings
  /// The role of the element in its stack.
  public var part: LayoutFacts.Part
  /// The order in which siblings receive space.
  private var rank: Float

  /// How much of a proposed length an element takes along one axis: ``AxisSizing`` without lengths.
  public enum Sizing: UInt8, Hashable, Sendable {
    /// The length of the content.
    case hugs
    /// A length that the app determines.
    case fixed
    /// The proposed length, from the minimum to the ideal length of the content.
    case wraps
    /// The same, without text whose lines wrap: a container of views that range or follow a ratio.
    case shrinks
    /// The proposed length, up to a maximum.
    case ranges
    /// The whole proposed length.
    case fills
    /// As much as a ratio of width to height allows, so that the element fits in the space.
    case fits
    /// As much as a ratio of width to height requires, so that the element fills the space.
    case covers
    /// As much as the content's own ratio allows, which only a host knows.
    case natural
  }

  /// The traits of an element that is in no tree.
  public static let unknown = Self(LayoutFacts(width: .hugs, height: .hugs))

  /// Creates traits from facts, without their lengths.
  ///
  /// - Parameter facts: The facts of an element.
  public init(_ facts: LayoutFacts) {
    width = Sizing(facts.width)
    height = Sizing(facts.height)
    spacing = facts.spacing
    part = facts.part
    rank = Float(facts.priority)
  }
}

extension LayoutTraits.Sizing {
  init(_ sizing: AxisSizing) {
    switch sizing {
    case .hugs: self = .hugs
    case .wraps: self = .wraps
    case .contentRange: self = .shrinks
    case .ranges(_, _, nil): self = .wraps
    case .ranges: self = sizing.fixedLength == nil ? .ranges : .fixed
    case .fills: self = .fills
    case .follows(_, .fill): self = .covers
    case .follows(nil, .fit): self = .natural
    case .follows(_, .fit): self = .fits
    }
  }
}

extension LayoutFacts {
  /// Creates facts that lead to the same traits of the elements around, with lengths that don't
  /// matter.
  package init(_ traits: LayoutTraits) {
    self.init(
      width: AxisSizing(traits.width), height: AxisSizing(traits.height), spacing: traits.spacing,
      part: traits.part, priority: traits.priority)
  }
}

extension LayoutTraits {
  /// The order in which siblings receive space: `layoutPriority(_:)`.
  public var priority: Double { Double(rank) }
}

extension AxisSizing {
  fileprivate init(_ sizing: LayoutTraits.Sizing) {
    switch sizing {
    case .hugs: self = .hugs
    case .fixed: self = .fixed(0)
    case .wraps: self = .wraps
    case .shrinks: self = .contentRange
    case .ranges: self = .ranges(least: nil, ideal: nil, greatest: 1)
    case .fills: self = .fills()
    case .fits: self = .follows(ratio: 1, .fit)
    case .covers: self = .follows(ratio: 1, .fill)
    case .natural: self = .follows(ratio: nil, .fit)
    }
  }
}
