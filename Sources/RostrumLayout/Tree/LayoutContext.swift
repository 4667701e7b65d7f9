import RostrumElements

/// The properties that a view inherits from its ancestors.
struct LayoutContext {
  /// The axis of the enclosing stack.
  var axis: Axis?
  /// The font of texts.
  var font = TextFont()
  /// The maximum number of lines of texts.
  var lineLimit: Int?
  /// The least factor by which texts are shrunk.
  var leastScale = 1.0
  /// The number of lines for which texts reserve space.
  var reservedLines = 0
  /// The size of symbols relative to the text.
  var imageScale = SymbolScale.medium
  /// The minimum height of rows; `nil` for that of the theme.
  var rowMinimum: Double?
  /// The minimum height of headers; `nil` for that of the theme.
  var headerMinimum: Double?
  /// The case in which texts are shown.
  var textCase: TextCase?
  /// The grid with tracks around a section or a part of one.
  var grid: GridSurroundings?
  /// The shape of the options of the enclosing picker.
  var option: ControlShape?
  /// The direction of the content.
  var direction = LayoutDirection.leftToRight
  /// The container for relative sizes.
  var container: LayoutContainer
}

/// What the sections of a grid with tracks take from it.
struct GridSurroundings {
  let tracks = SharedTracks()
  let axis: Axis
  let spacing: LayoutSize
  let alignment: Alignment
}

extension LayoutContext {
  /// Applies the properties of an element that its descendants inherit.
  mutating func apply(_ styles: [StyleProperty]) {
    for style in styles {
      switch style {
      case .font(let font): self.font = TextFont(font).following(self.font)
      case .tracking(let tracking): font.tracking = tracking
      case .lineSpacing(let leading): font.leading = max(leading, 0)
      case .lineHeight(let look): font.lineHeight = look
      case .textScale(let scale, _): font.scale = scale
      case .imageScale(let scale): imageScale = scale
      case .rowMinimum(let height): rowMinimum = max(height, 0)
      case .headerMinimum(let height): headerMinimum = max(height, 0)
      case .lineLimit(let limit): lineLimit = limit
      case .leastScale(let factor): leastScale = factor.clamped(to: 0...1)
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
  /// The font with what doesn't belong to a font: the properties of another one's texts.
  fileprivate func following(_ other: TextFont) -> TextFont {
    var font = self
    font.tracking = other.tracking
    font.leading = other.leading
    font.lineHeight = other.lineHeight
    font.scale = other.scale
    return font
  }
}
