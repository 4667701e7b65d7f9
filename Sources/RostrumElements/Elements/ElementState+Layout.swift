extension ElementState {
  /// Whether two states lead to the same layout facts, given children with the same facts.
  ///
  /// - Parameter other: The other state of the same element.
  /// - Returns: `false` if the facts have to be derived again.
  /// - Complexity: O(*n*) in the number of styles and facts.
  package func isLaidOut(like other: ElementState) -> Bool {
    let styles = styles.lazy.filter(\.determinesSize)
    guard styles.elementsEqual(other.styles.lazy.filter(\.determinesSize)) else { return false }
    return content.isLaidOut(like: other.content)
      && has(.labelHidden) == other.has(.labelHidden)
  }
}

extension ElementContent {
  /// Whether two contents lead to the same layout facts, regardless of their values and words.
  fileprivate func isLaidOut(like other: ElementContent) -> Bool {
    switch (self, other) {
    case (.text, .text), (.textField, .textField), (.secureField, .secureField),
      (.textEditor, .textEditor), (.slider, .slider), (.stepper, .stepper),
      (.datePicker, .datePicker), (.colorPicker, .colorPicker):
      true
    case (.toggle(_, let own), .toggle(_, let other)): own == other
    default: self == other
    }
  }
}

extension StyleProperty {
  /// Whether the property has an effect on the layout facts of its element.
  fileprivate var determinesSize: Bool {
    switch kind {
    case .padding, .frame, .aspectRatio, .fixedSize, .relativeFrame, .position, .layoutPriority,
      .tracks, .unsizedCell, .arrangement:
      true
    case .spacing, .alignment, .font, .weight, .italic, .monospacedDigits, .fontDesign, .tracking,
      .baselineOffset, .textCase, .textSelection, .underline, .strikethrough, .foreground,
      .background, .tint, .rowBackground, .fill, .stroke, .cornerRadius, .opacity, .rotation,
      .scale, .offset, .shadow, .lineLimit, .reservedLines, .textAlignment, .clipped, .filters,
      .colorMultiply, .stretch, .blendMode, .border, .zIndex, .bleeding, .gridSpacing, .cellSpan,
      .cellAnchor, .rowInsets, .rowSeparator, .rowSeparatorTint, .rowSpacing,
      .sectionSpacing, .barBackground, .columnWidth, .sheetHeight, .placed,
      .guides:
      false
    }
  }
}
