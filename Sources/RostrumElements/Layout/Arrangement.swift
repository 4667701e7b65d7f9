/// The rules of an app's layout, and the sizing that follows from them.
///
/// A host that can ask views for their sizes, such as the layout engine, performs the rules by itself.
/// Other hosts, such as a browser, use the sizing here and the ``PlacedFrame`` of each child, which
/// the view graph computes from what the host has measured.
public struct Arrangement: Hashable, Sendable {
  /// The rules.
  package let rules: any ArrangementRules
  /// How much of the proposed size the layout takes; `nil` where the host performs the rules.
  package var sizing: Sizing?

  /// How much of the proposed size a layout takes.
  package struct Sizing: Hashable, Sendable {
    /// How much of the proposed width the layout takes.
    package var width: AxisSizing
    /// How much of the proposed height the layout takes.
    package var height: AxisSizing
    /// The spacing preferences of the layout in a stack.
    package var spacing: EdgeSpacings

    /// Creates a sizing.
    package init(width: AxisSizing, height: AxisSizing, spacing: EdgeSpacings) {
      self.width = width
      self.height = height
      self.spacing = spacing
    }
  }

  /// Creates an arrangement.
  package init(_ rules: any ArrangementRules, _ sizing: Sizing? = nil) {
    self.rules = rules
    self.sizing = sizing
  }

  /// Whether two arrangements have the same rules and the same sizing.
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.rules === rhs.rules && lhs.sizing == rhs.sizing
  }

  /// Hashes the identity of the rules, and the sizing.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(rules))
    hasher.combine(sizing)
  }

  func apply(to facts: inout LayoutFacts) {
    guard let sizing else { return }
    facts.width = sizing.width
    facts.height = sizing.height
    facts.spacing = sizing.spacing
  }
}

/// The place of a view in an app's layout, and what is proposed to it.
public struct PlacedFrame: Hashable, Sendable {
  /// The distance from the leading edge of the layout, in points.
  public var x: Double
  /// The distance from the top of the layout, in points.
  public var y: Double
  /// The proposed width in points; `nil` for the ideal width.
  public var width: Double?
  /// The proposed height in points; `nil` for the ideal height.
  public var height: Double?
  /// Whether the place is final; if not, the host has yet to measure the view.
  public var isKnown: Bool

  /// Creates a place.
  ///
  /// - Parameters:
  ///   - x: The distance from the leading edge of the layout, in points.
  ///   - y: The distance from the top of the layout, in points.
  ///   - width: The proposed width in points.
  ///   - height: The proposed height in points.
  ///   - isKnown: Whether the place is final.
  public init(x: Double, y: Double, width: Double?, height: Double?, isKnown: Bool) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
    self.isKnown = isKnown
  }
}
