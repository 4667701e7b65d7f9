/// Decides which visual properties one box can draw together.
///
/// A host draws the properties of a box in a fixed order, from the content outwards: properties of
/// the element itself and those that texts inherit, padding, size, background, border, corners,
/// opacity, one kind of filter, and finally transforms, which don't affect the layout. A modifier
/// joins the box of its view only if that order is also the order of the modifiers; otherwise the
/// modifier adds a box around it.
///
/// ```swift
/// Text("a").padding().background(.red)  // one box: the background is behind the padding
/// Text("a").background(.red).padding()  // two boxes: the padding is outside the background
/// ```
package enum StyleBox {
  /// Adds a property to the outside of the existing boxes, of which the innermost comes first.
  ///
  /// A property that the content inherits belongs to the innermost box, because all boxes have the
  /// same content.
  ///
  /// - Complexity: O(*n*) in the properties of one box.
  package static func add(_ property: StyleProperty, to boxes: inout [[StyleProperty]]) {
    let index = property.kind.layer <= .element ? 0 : boxes.count - 1
    if let joined = adding(property, to: boxes[index]) {
      boxes[index] = joined
    } else {
      boxes.append([property])
    }
  }

  /// The properties of a box after a property is added on the outside.
  ///
  /// - Returns: `nil` if the property needs a box of its own. Multiplying colours and shadows within
  ///   edges always do, because a host needs a box for the filter next to the content.
  /// - Complexity: O(*n*) in the properties of the box.
  package static func adding(
    _ property: StyleProperty,
    to box: [StyleProperty]
  ) -> [StyleProperty]? {
    let kind = property.kind
    let layer = kind.layer
    if kind == .colorMultiply || kind == .innerShadow { return nil }
    if layer <= .element {
      if layer == .inherited, box.contains(where: { $0.kind == kind }) { return box }
      let end = box.firstIndex { $0.kind.layer > .element } ?? box.endIndex
      return box[..<end] + [property] + box[end...]
    }
    let outermost = box.last?.kind.layer ?? .element
    if outermost < layer { return box + [property] }
    guard outermost == layer, let last = box.last, let sum = last.joined(with: property) else {
      return nil
    }
    return box.dropLast() + [sum]
  }
}
