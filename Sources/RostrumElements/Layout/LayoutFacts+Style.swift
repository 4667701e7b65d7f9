import Foundation

extension LayoutFacts {
  /// Applies the effect of a property around the view on its size.
  ///
  /// Most properties have none. The kinds that have one are in `determinesSize`, too.
  ///
  /// - Parameter style: The next property, from the content outwards.
  public mutating func apply(_ style: StyleProperty) {
    switch style {
    case .padding(let insets): pad(insets)
    case .frame(let frame): apply(frame)
    case .aspectRatio(let ratio, let mode):
      if width.isFilling { width = .follows(ratio: ratio, mode) }
      if height.isFilling { height = .follows(ratio: ratio, mode) }
    case .fixedSize(let horizontal, let vertical):
      if horizontal { width = width.atIdeal }
      if vertical { height = height.atIdeal }
    case .relativeFrame(let frame):
      if frame.axes.contains(.horizontal) { width = .hugs }
      if frame.axes.contains(.vertical) { height = .hugs }
    case .position:
      width = .fills()
      height = .fills()
    case .layoutPriority(let priority): self.priority = priority
    case .unsizedCell(let axes):
      if axes.contains(.horizontal) { width = .hugs }
      if axes.contains(.vertical) { height = .hugs }
    default: break
    }
  }

  private mutating func pad(_ insets: EdgeInsets) {
    width = width.padded(by: Double(insets.leading + insets.trailing))
    height = height.padded(by: Double(insets.top + insets.bottom))
    if insets.leading != 0 { spacing.leading = .standard }
    if insets.trailing != 0 { spacing.trailing = .standard }
    if insets.top != 0 { spacing.top = .standard }
    if insets.bottom != 0 { spacing.bottom = .standard }
  }

  private mutating func apply(_ frame: Frame) {
    width = width.framed(
      exact: frame.width, least: frame.minWidth, ideal: frame.idealWidth, greatest: frame.maxWidth)
    height = height.framed(
      exact: frame.height, least: frame.minHeight, ideal: frame.idealHeight,
      greatest: frame.maxHeight)
    guard part != .spacer else { return }
    spacing = spacing.reset(horizontal: frame.width != nil, vertical: frame.height != nil)
  }
}

extension StyleProperty {
  /// Whether the property has an effect on the layout facts of its element.
  var determinesSize: Bool {
    switch kind {
    case .padding, .frame, .aspectRatio, .fixedSize, .relativeFrame, .position, .layoutPriority,
      .tracks, .unsizedCell, .arrangement:
      true
    default: false
    }
  }
}
