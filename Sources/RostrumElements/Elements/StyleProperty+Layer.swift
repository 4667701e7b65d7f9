extension StyleProperty.Kind {
  /// The position of a property in the drawing order, from the content outwards.
  enum Layer: Int, Comparable {
    /// Properties that the content inherits; the one nearest to the content wins.
    case inherited
    /// Properties of the element itself, wherever they are in the order; all of them apply.
    case element
    case padding, size, background, border, corners, opacity, filter, move, place

    static func < (lhs: Self, rhs: Self) -> Bool { lhs.rawValue < rhs.rawValue }
  }

  /// Whether the property proposes a size to the view and aligns the view in that size.
  package var isFrame: Bool { self == .frame || self == .relativeFrame }

  /// Whether the property changes the box of an element, or its place.
  package var affectsGeometry: Bool { layer >= .padding }

  /// Whether the property changes where an element is drawn without affecting the layout.
  package var isTransform: Bool { layer >= .move }
}

extension StyleProperty {
  /// Combines two properties of one layer into one that draws both.
  ///
  /// Properties don't combine unless they say so: a box more is never wrong.
  ///
  /// - Parameter outer: The property outside this one.
  /// - Returns: `nil` if the outer property needs a box around the box of this one.
  func joined(with outer: StyleProperty) -> StyleProperty? {
    switch self {
    case .padding(let inner):
      if case .padding(let outer) = outer { .padding(inner + outer) } else { nil }
    case .opacity(let inner):
      if case .opacity(let outer) = outer { .opacity(inner * outer) } else { nil }
    case .rotation(let inner, let anchor):
      if case .rotation(let outer, anchor) = outer {
        .rotation(inner + outer, anchor: anchor)
      } else {
        nil
      }
    case .scale(let inner, let anchor):
      if case .scale(let outer, anchor) = outer {
        .scale(inner * outer, anchor: anchor)
      } else {
        nil
      }
    case .offset(let x, let y):
      if case .offset(let dx, let dy) = outer { .offset(x: x + dx, y: y + dy) } else { nil }
    case .filters(let inner):
      if case .filters(let outer) = outer { .filters(inner + outer) } else { nil }
    case .guides(let inner):
      if case .guides(let outer) = outer { .guides(inner + outer) } else { nil }
    case .clipped:
      outer == .clipped ? .clipped : nil
    case .isolated:
      outer == .isolated ? .isolated : nil
    case .pointer(let inner):
      if case .pointer = outer { .pointer(inner) } else { nil }
    default: nil
    }
  }
}
