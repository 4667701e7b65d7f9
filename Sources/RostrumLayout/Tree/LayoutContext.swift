import RostrumElements

/// The properties that a view inherits from its ancestors.
struct LayoutContext {
  /// The axis of the enclosing stack.
  var axis: Axis?
  /// The font of texts.
  var font = TextFont()
  /// The maximum number of lines of texts.
  var lineLimit: Int?
  /// The number of lines for which texts reserve space.
  var reservedLines = 0
  /// The case in which texts are shown.
  var textCase: TextCase?
  /// The shape of the options of the enclosing picker.
  var option: ControlShape?
  /// The direction of the content.
  var direction = LayoutDirection.leftToRight
  /// The container for relative sizes.
  var container: LayoutContainer
}

extension LayoutContext {
  /// Applies the properties of an element that its descendants inherit.
  mutating func apply(_ styles: [StyleProperty]) {
    for style in styles {
      switch style {
      case .font(let font): self.font = TextFont(font).with(tracking: self.font.tracking)
      case .tracking(let tracking): font.tracking = tracking
      case .lineLimit(let limit): lineLimit = limit
      case .reservedLines(let count): reservedLines = count
      case .textCase(let textCase): self.textCase = textCase
      case .layoutDirection(let direction): self.direction = direction
      default: continue
      }
    }
    // Properties of letters apply to whichever font is set along with them.
    for style in styles {
      if case .weight(let weight) = style { font.weight = weight }
      if case .fontDesign(let design) = style { font.design = design }
    }
  }
}

extension TextFont {
  fileprivate func with(tracking: Double) -> TextFont {
    var font = self
    font.tracking = tracking
    return font
  }
}
