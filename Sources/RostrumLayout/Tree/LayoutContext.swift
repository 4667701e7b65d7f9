import RostrumElements

/// What a view takes over from the views around it.
struct LayoutContext {
  /// The axis of the stack around the view.
  var axis: Axis?
  /// The font of the text within.
  var font = TextFont()
  /// The greatest number of lines of the text within.
  var lineLimit: Int?
  /// The number of lines for which the text within has room in any case.
  var reservedLines = 0
  /// How letters are written, whatever the text says.
  var textCase: TextCase?
  /// What views take parts of.
  var container: LayoutContainer
}

extension LayoutContext {
  /// Takes over what an element says about everything within.
  mutating func apply(_ styles: [StyleProperty]) {
    for style in styles {
      switch style {
      case .font(let font): self.font = TextFont(font).with(tracking: self.font.tracking)
      case .tracking(let tracking): font.tracking = tracking
      case .lineLimit(let limit): lineLimit = limit
      case .reservedLines(let count): reservedLines = count
      case .textCase(let textCase): self.textCase = textCase
      case .weight, .fontDesign: continue
      case .padding, .frame, .spacing, .alignment, .italic, .monospacedDigits, .baselineOffset,
        .textSelection, .underline, .strikethrough, .foreground, .background, .tint,
        .rowBackground, .fill, .stroke, .cornerRadius, .opacity, .rotation, .scale, .offset,
        .shadow, .textAlignment, .aspectRatio, .fixedSize, .clipped, .filters, .colorMultiply,
        .stretch, .blendMode, .border, .position, .zIndex, .layoutPriority, .relativeFrame,
        .bleeding, .tracks, .gridSpacing, .cellSpan, .cellAnchor, .unsizedCell, .rowInsets,
        .rowSeparator, .rowSeparatorTint, .rowSpacing, .sectionSpacing, .barBackground,
        .columnWidth, .sheetHeight:
        continue
      }
    }
    // What is said of letters counts whichever font is set beside it.
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
