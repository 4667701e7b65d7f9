extension StyleProperty {
  /// The kind of a property, independent of its value.
  package enum Kind: Hashable, Sendable, CaseIterable {
    case font, weight, italic, monospacedDigits, fontDesign, tracking, baselineOffset, textCase
    case textSelection, underline, strikethrough, foreground, tint, lineLimit, reservedLines
    case textAlignment, rowBackground, spacing, alignment, fill, stroke
    case tracks, gridSpacing, cellSpan, cellAnchor, unsizedCell, rowInsets, rowSeparator
    case rowSeparatorTint, rowSpacing, sectionSpacing, barBackground, columnWidth, sheetHeight
    case layoutDirection, zIndex, layoutPriority, bleeding, arrangement, placed
    case padding, frame, aspectRatio, fixedSize, relativeFrame, background, border, cornerRadius
    case clipped, opacity, shadow, filters, colorMultiply, offset, rotation, scale, stretch
    case blendMode, position, guides
  }

  /// The kind of the property.
  package var kind: Kind {
    switch self {
    case .font: .font
    case .weight: .weight
    case .italic: .italic
    case .monospacedDigits: .monospacedDigits
    case .fontDesign: .fontDesign
    case .tracking: .tracking
    case .baselineOffset: .baselineOffset
    case .textCase: .textCase
    case .textSelection: .textSelection
    case .underline: .underline
    case .strikethrough: .strikethrough
    case .foreground: .foreground
    case .tint: .tint
    case .lineLimit: .lineLimit
    case .reservedLines: .reservedLines
    case .textAlignment: .textAlignment
    case .rowBackground: .rowBackground
    case .spacing: .spacing
    case .alignment: .alignment
    case .fill: .fill
    case .stroke: .stroke
    case .tracks: .tracks
    case .gridSpacing: .gridSpacing
    case .cellSpan: .cellSpan
    case .cellAnchor: .cellAnchor
    case .unsizedCell: .unsizedCell
    case .rowInsets: .rowInsets
    case .rowSeparator: .rowSeparator
    case .rowSeparatorTint: .rowSeparatorTint
    case .rowSpacing: .rowSpacing
    case .sectionSpacing: .sectionSpacing
    case .barBackground: .barBackground
    case .columnWidth: .columnWidth
    case .sheetHeight: .sheetHeight
    case .layoutDirection: .layoutDirection
    case .zIndex: .zIndex
    case .layoutPriority: .layoutPriority
    case .bleeding: .bleeding
    case .arrangement: .arrangement
    case .placed: .placed
    case .padding: .padding
    case .frame: .frame
    case .aspectRatio: .aspectRatio
    case .fixedSize: .fixedSize
    case .relativeFrame: .relativeFrame
    case .background: .background
    case .border: .border
    case .cornerRadius: .cornerRadius
    case .clipped: .clipped
    case .opacity: .opacity
    case .shadow: .shadow
    case .filters: .filters
    case .colorMultiply: .colorMultiply
    case .offset: .offset
    case .rotation: .rotation
    case .scale: .scale
    case .stretch: .stretch
    case .blendMode: .blendMode
    case .position: .position
    case .guides: .guides
    }
  }
}
