/// Which visual properties one box can draw together.
///
/// A host draws the properties of a box in one fixed order, from the content outwards: what belongs
/// to the element or is inherited by the texts within, padding, size, background, corners, opacity,
/// one kind of filter, and last the moves that leave the layout alone. A modifier of a view may join
/// the box of the view only if that order says the same as the order of the modifiers; else a box of
/// its own goes around.
///
/// ```swift
/// Text("a").padding().background(.red)  // one box: the background is behind the padding
/// Text("a").background(.red).padding()  // two boxes: the padding is outside the background
/// ```
package enum StyleBox {
  /// Puts a property around the boxes that are there, the innermost first.
  ///
  /// What the content inherits belongs to the innermost box, since every box around has the same
  /// content.
  ///
  /// - Complexity: O(*n*) in the properties of one box.
  package static func add(_ property: StyleProperty, to boxes: inout [[StyleProperty]]) {
    let index = property.layer == .content ? 0 : boxes.count - 1
    if let joined = adding(property, to: boxes[index]) {
      boxes[index] = joined
    } else {
      boxes.append([property])
    }
  }

  /// The properties of a box with one more on the outside.
  ///
  /// - Returns: `nil` if the property needs a box of its own; what multiplies colours always does,
  ///   since a host needs a place for it beside what it changes.
  /// - Complexity: O(*n*) in the properties of the box.
  package static func adding(
    _ property: StyleProperty,
    to box: [StyleProperty]
  ) -> [StyleProperty]? {
    let layer = property.layer
    if case .colorMultiply = property { return nil }
    if layer == .content {
      if box.contains(where: { $0.hasKind(of: property) }) { return box }
      let end = box.firstIndex { $0.layer > .content } ?? box.endIndex
      return box[..<end] + [property] + box[end...]
    }
    let outermost = box.last?.layer ?? .content
    if outermost < layer { return box + [property] }
    guard outermost == layer, let last = box.last, let sum = last.joined(with: property) else {
      return nil
    }
    return box.dropLast() + [sum]
  }
}

extension StyleProperty {
  /// Where a host draws a property, from the content outwards.
  enum Layer: Int, Comparable {
    case content, padding, size, background, edge, corners, opacity, filter, move, place

    static func < (lhs: Self, rhs: Self) -> Bool { lhs.rawValue < rhs.rawValue }
  }

  var layer: Layer {
    switch self {
    case .font, .weight, .italic, .monospacedDigits, .underline, .strikethrough, .foreground,
      .tint, .lineLimit, .reservedLines, .textAlignment, .fontDesign, .tracking, .baselineOffset,
      .textCase, .textSelection, .lineStyle,
      .rowBackground, .spacing, .alignment, .fill, .stroke:
      .content
    case .tracks, .gridSpacing, .cellSpan, .cellAnchor, .unsizedCell, .rowInsets, .rowSeparator,
      .rowSeparatorTint, .rowSpacing, .sectionSpacing, .barBackground, .columnWidth, .sheetHeight,
      .zIndex, .layoutPriority, .bleeding:
      .content
    case .padding: .padding
    case .frame, .aspectRatio, .fixedSize, .relativeFrame: .size
    case .background: .background
    case .border: .edge
    case .cornerRadius, .clipped: .corners
    case .opacity: .opacity
    case .shadow, .filters, .colorMultiply: .filter
    case .offset, .rotation, .scale, .stretch: .move
    case .blendMode, .position: .place
    }
  }

  /// Whether both say the same thing, in whatever amount.
  func hasKind(of other: StyleProperty) -> Bool {
    switch (self, other) {
    case (.font, .font), (.weight, .weight), (.italic, .italic),
      (.monospacedDigits, .monospacedDigits), (.underline, .underline),
      (.strikethrough, .strikethrough), (.foreground, .foreground), (.tint, .tint),
      (.lineLimit, .lineLimit), (.textAlignment, .textAlignment),
      (.rowBackground, .rowBackground), (.spacing, .spacing), (.alignment, .alignment),
      (.fill, .fill), (.stroke, .stroke), (.fontDesign, .fontDesign), (.tracking, .tracking),
      (.baselineOffset, .baselineOffset), (.textCase, .textCase),
      (.textSelection, .textSelection), (.lineStyle, .lineStyle),
      (.reservedLines, .reservedLines):
      true
    default: false
    }
  }

  /// One property that says what two of one layer say after each other.
  func joined(with outer: StyleProperty) -> StyleProperty? {
    switch (self, outer) {
    case (.padding(let first), .padding(let second)): .padding(first + second)
    case (.opacity(let first), .opacity(let second)): .opacity(first * second)
    case (.rotation(let first), .rotation(let second)): .rotation(first + second)
    case (.scale(let first), .scale(let second)): .scale(first * second)
    case (.offset(let x, let y), .offset(let dx, let dy)): .offset(x: x + dx, y: y + dy)
    case (.clipped, .clipped): .clipped
    case (.filters(let first), .filters(let second)): .filters(first + second)
    default: nil
    }
  }
}
