public import Foundation

/// A visual property of an element.
///
/// Lengths are in points. A host draws the properties of an element as one box; a modifier that
/// can't share the box of its view (such as a padding outside a background) adds a
/// ``ElementRole/group`` of its own.
///
/// This file has all that a property must say of itself: its case, its kind, and the layer in which
/// it is drawn. Anything else has a default, from which the few that differ depart where the
/// default is: see `Documentation/AddingAControl.md`.
public enum StyleProperty: Hashable, Sendable {
  /// Space inside the box, in points.
  case padding(EdgeInsets)
  /// Exact, minimum and maximum size, and the alignment within it.
  indirect case frame(Frame)
  /// The space between children of a stack, in points.
  case spacing(Double)
  /// The alignment of the children of a stack or overlay.
  case alignment(Alignment)
  /// The font of the text.
  case font(Font)
  /// The weight of the text, if it differs from the font's.
  case weight(Font.Weight)
  /// Italic text.
  case italic
  /// Digits of equal width.
  case monospacedDigits
  /// The font design of the text, if it differs from the font's.
  case fontDesign(Font.Design)
  /// The letter spacing in addition to the font's own, in points.
  case tracking(Double)
  /// The space between the lines of a text in addition to the font's own, in points.
  case lineSpacing(Double)
  /// The height of lines, if it differs from that of the font.
  case lineHeight(LineHeightLook)
  /// The factor by which text of the theme's sizes is larger than by default.
  ///
  /// The second number is the factor around the view, in which fonts that texts inherit already are.
  case textScale(Double, around: Double = 1)
  /// The width of letters.
  case fontWidth(Font.Width)
  /// The least factor by which a text that doesn't fit is shrunk.
  case leastScale(Double)
  /// The part of a text that is left out where the text doesn't fit.
  case truncation(TextTruncationMode)
  /// The size of symbols relative to the text.
  case imageScale(SymbolScale)
  /// The content is replaced by a placeholder of the same size.
  case redacted
  /// The offset of the text above its baseline, in points.
  case baselineOffset(Double)
  /// The case in which letters are shown; `nil` leaves the text unchanged.
  case textCase(TextCase?)
  /// Whether a user can select the text.
  case textSelection(Bool)
  /// The focus isn't shown on the element and within it.
  case focusEffectDisabled
  /// The place in the order in which siblings are read and reached by the Tab key: greater numbers come
  /// first, and others are at 0.
  case readingPriority(Double)
  /// The colors are those of the app where a reader has inverted those of the display.
  case keepsInvertedColors
  /// A line below the text.
  case underline(TextLineStyle)
  /// A line through the text.
  case strikethrough(TextLineStyle)
  /// The foreground of the content.
  case foreground(PaintStyle)
  /// The foregrounds of less important content, which follow that of the content.
  case foregroundLevels(secondary: PaintStyle, tertiary: PaintStyle?)
  /// The background of the content.
  case background(PaintStyle)
  /// The accent colour of controls in the content.
  case tint(Color)
  /// The colour of the symbols of labels in rows; `nil` for the accent colour.
  case itemTint(Color?)
  /// The background of a list's row.
  case rowBackground(PaintStyle)
  /// The interior of a shape.
  case fill(PaintStyle)
  /// A point is inside a shape if a line from it crosses the outline an odd number of times.
  case evenOdd
  /// The outline of a shape.
  case stroke(PaintStyle, StrokeStyle)
  /// The radius of the corners, in points.
  case cornerRadius(Double)
  /// A radius for each corner.
  case cornerRadii(RectangleCornerRadii)
  /// The opacity, from 0 for transparent to 1 for opaque.
  case opacity(Double)
  /// A rotation about a point of the box.
  case rotation(Angle, anchor: UnitPoint = .center)
  /// A rotation in space about an axis through a point of the box.
  indirect case spin(Spin)
  /// A scale factor about a point of the box.
  case scale(Double, anchor: UnitPoint = .center)
  /// A shift that doesn't affect the layout, in points.
  case offset(x: Double, y: Double)
  /// A shadow: colour, blur radius and offset in points.
  indirect case shadow(Color, radius: Double, x: Double, y: Double)
  /// A shadow within the edges of what is drawn: colour, blur radius and offset in points.
  indirect case innerShadow(Color, radius: Double, x: Double, y: Double)
  /// The maximum number of lines; absent means any number.
  case lineLimit(Int)
  /// The number of lines for which space is reserved, however short the text is.
  case reservedLines(Int)
  /// The alignment of lines of text.
  case textAlignment(TextAlignment)
  /// The ratio of width to height, and whether the content fits in the space or fills it.
  case aspectRatio(Double?, ContentMode)
  /// The content keeps its ideal size along these axes.
  case fixedSize(horizontal: Bool, vertical: Bool)
  /// Content outside of the box isn't drawn.
  case clipped

  // Effects
  /// Visual filters, applied in order.
  case filters([VisualFilter])
  /// Multiplies each colour of the content by a colour.
  case colorMultiply(Color)
  /// Scale factors of width and height about a point of the box.
  case stretch(x: Double, y: Double, anchor: UnitPoint = .center)
  /// The view and its content are drawn as one, before they are blended with what is behind.
  case isolated
  /// The view is drawn only within an outline, which is scaled from a size to that of the view.
  indirect case outline(Path, in: CGSize, isEvenOdd: Bool = false)
  /// The opacity of each point of the view is that of a paint.
  case mask(PaintStyle)
  /// The material behind the content.
  indirect case glass(GlassLook)
  /// How the colours of the view blend with those behind it.
  case blendMode(BlendMode)
  /// A border around the content; the width is in points.
  case border(PaintStyle, width: Double)

  // Positions
  /// The direction of the element and its descendants, which differs from that around it.
  case layoutDirection(LayoutDirection)
  /// The position of the view's centre in the proposed space, in points.
  case position(x: Double, y: Double)
  /// A motion of the box through poses.
  indirect case motion(Motion)
  /// What the box is the counterpart of, so that a host animates one from the other.
  case matched(ViewMatch)
  /// How the texts and symbols of the content change.
  case contentTransition(ContentTransition)
  /// The drawing order among siblings.
  case zIndex(Double)
  /// The order in which siblings receive space; 0 by default.
  case layoutPriority(Double)
  /// A size relative to the enclosing scroll view, or to the window.
  indirect case relativeFrame(RelativeFrame)
  /// Where a scroll view comes to rest.
  indirect case scrollSnap(ScrollSnap)
  /// Where content is that is smaller than its scroll view.
  case scrollAlignment(UnitPoint)
  /// The scroll view draws what is outside of its bounds, too; the margins are those of its content.
  case unclippedScroll(margins: EdgeInsets)
  /// The children are those at which the scroll view around them comes to rest.
  case snapTargets
  /// The parts of sections that stay in sight while their section scrolls, along the axis.
  case pinnedParts(PinnedScrollableViews, Axis)
  /// The look of the view while the pointer is over it.
  case hoverEffect(HoverLook)
  /// The look of the pointer while it is over the view.
  case pointer(PointerLook)
  /// The view extends into the margins of the screen.
  case bleeding(Edge.Set)
  /// The view's own alignment guides; of several for one alignment, the last counts.
  case guides([AlignmentGuide])
  /// The rules of an app's layout for the children, and the size that follows from them.
  indirect case arrangement(Arrangement)
  /// The place of a view in an app's layout.
  case placed(PlacedFrame)
  /// The place of a view in the plot of a chart, and which point of the view is there.
  indirect case pinned(ChartPlace, anchor: UnitPoint)
  /// The view covers the plot of a chart, behind the marks or in front of them.
  case plotLayer(isBehind: Bool)

  // Grids
  /// The columns of a grid that grows vertically, or the rows of one that grows horizontally.
  case tracks([GridItem], Axis)
  /// The spacing between the columns and rows of a grid, in points.
  case gridSpacing(horizontal: Double?, vertical: Double?)
  /// The number of grid columns that a cell spans.
  case cellSpan(Int)
  /// The position of the view in its grid cell.
  case cellAnchor(UnitPoint)
  /// The horizontal alignments of the cells of a row by their columns; `nil`, or none, for a cell that
  /// the grid aligns.
  case cellAlignments([HorizontalAlignment?])
  /// The axes along which a cell doesn't enlarge its grid.
  case unsizedCell(Axis.Set)

  // Rows, columns and presentations
  /// The distance of a section from one edge of its list, or from the section beside it, in points.
  case sectionMargin(Edge, Double)
  /// Every other row of a list or table has a background of its own.
  case alternatingRows
  /// A link in a row has no mark for that.
  case linkIndicatorHidden
  /// The width of the icon of a label, in points.
  case iconWidth(Double)
  /// The insets of a row's content.
  case rowInsets(EdgeInsets)
  /// Whether a row has a separator above or below it.
  case rowSeparator(Bool, VerticalEdge.Set)
  /// The lines above and below a section, and their colour if it isn't the theme's.
  case sectionLine(VerticalEdge.Set, Color?)
  /// The minimum height of the rows of a list, in points.
  case rowMinimum(Double)
  /// The minimum height of the headers of a list, in points.
  case headerMinimum(Double)
  /// The colour of the separator above a row.
  case rowSeparatorTint(Color)
  /// Where the separators of the row around the view begin or end.
  case separatorGuide(SeparatorGuide)
  /// The spacing between the rows of a list, in points.
  case rowSpacing(Double)
  /// The spacing between the sections of a list, in points.
  case sectionSpacing(Double)
  /// How bars of the screen around the view are separated from what scrolls behind them.
  case scrollEdge(ScrollEdgeEffect)
  /// The background of a bar.
  case barBackground(PaintStyle)
  /// The background of a container around the view.
  case containerBackground(PaintStyle, ContainerPlace)
  /// The background of the dots of pages in the view.
  case pageIndex(PageIndexLook)
  /// How the bar is arranged.
  case barLook(BarLook)
  /// The width of a column, in points.
  case columnWidth(least: Double?, ideal: Double, greatest: Double?)
  /// The height of a sheet.
  case sheetHeight(SheetHeight)
}

extension StyleProperty {
  /// The kind of a property, independent of its value.
  package enum Kind: Hashable, Sendable, CaseIterable {
    case font, weight, italic, monospacedDigits, fontDesign, tracking, baselineOffset, textCase
    case textSelection, focusEffectDisabled, readingPriority, keepsInvertedColors
    case underline, strikethrough, foreground, tint, lineLimit,
      reservedLines
    case textAlignment, rowBackground, spacing, alignment, fill, stroke
    case lineSpacing, textScale, imageScale, redacted, rowMinimum, headerMinimum
    case cornerRadii, foregroundLevels, sectionLine, evenOdd, fontWidth, leastScale
    case truncation
    case tracks, gridSpacing, cellSpan, cellAnchor, cellAlignments, unsizedCell
    case rowInsets, rowSeparator, itemTint
    case rowSeparatorTint, separatorGuide, rowSpacing, sectionSpacing, barBackground
    case columnWidth, sheetHeight, scrollEdge, containerBackground, pageIndex
    case layoutDirection, zIndex, layoutPriority, bleeding, arrangement, placed, pinned
    case plotLayer
    case padding, frame, aspectRatio, fixedSize, relativeFrame, background, border, cornerRadius
    case clipped, opacity, shadow, innerShadow, filters, colorMultiply, offset, rotation, scale
    case stretch, blendMode, position, guides, spin, isolated, outline, mask, glass
    case motion, matched, contentTransition
    case scrollSnap, scrollAlignment, unclippedScroll, snapTargets, pinnedParts, hoverEffect
    case pointer, alternatingRows, linkIndicatorHidden, iconWidth, lineHeight, sectionMargin
    case barLook
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
    case .focusEffectDisabled: .focusEffectDisabled
    case .readingPriority: .readingPriority
    case .keepsInvertedColors: .keepsInvertedColors
    case .underline: .underline
    case .strikethrough: .strikethrough
    case .foreground: .foreground
    case .tint: .tint
    case .itemTint: .itemTint
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
    case .cellAlignments: .cellAlignments
    case .unsizedCell: .unsizedCell
    case .rowInsets: .rowInsets
    case .rowSeparator: .rowSeparator
    case .rowSeparatorTint: .rowSeparatorTint
    case .separatorGuide: .separatorGuide
    case .rowSpacing: .rowSpacing
    case .sectionSpacing: .sectionSpacing
    case .barBackground: .barBackground
    case .barLook: .barLook
    case .scrollEdge: .scrollEdge
    case .containerBackground: .containerBackground
    case .pageIndex: .pageIndex
    case .columnWidth: .columnWidth
    case .sheetHeight: .sheetHeight
    case .layoutDirection: .layoutDirection
    case .zIndex: .zIndex
    case .layoutPriority: .layoutPriority
    case .bleeding: .bleeding
    case .arrangement: .arrangement
    case .placed: .placed
    case .pinned: .pinned
    case .plotLayer: .plotLayer
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
    case .innerShadow: .innerShadow
    case .filters: .filters
    case .colorMultiply: .colorMultiply
    case .offset: .offset
    case .rotation: .rotation
    case .scale: .scale
    case .stretch: .stretch
    case .blendMode: .blendMode
    case .position: .position
    case .guides: .guides
    case .lineSpacing: .lineSpacing
    case .cornerRadii: .cornerRadii
    case .evenOdd: .evenOdd
    case .foregroundLevels: .foregroundLevels
    case .sectionLine: .sectionLine
    case .textScale: .textScale
    case .fontWidth: .fontWidth
    case .leastScale: .leastScale
    case .truncation: .truncation
    case .imageScale: .imageScale
    case .redacted: .redacted
    case .rowMinimum: .rowMinimum
    case .headerMinimum: .headerMinimum
    case .spin: .spin
    case .isolated: .isolated
    case .outline: .outline
    case .mask: .mask
    case .glass: .glass
    case .motion: .motion
    case .matched: .matched
    case .contentTransition: .contentTransition
    case .scrollSnap: .scrollSnap
    case .snapTargets: .snapTargets
    case .scrollAlignment: .scrollAlignment
    case .unclippedScroll: .unclippedScroll
    case .pinnedParts: .pinnedParts
    case .hoverEffect: .hoverEffect
    case .pointer: .pointer
    case .alternatingRows: .alternatingRows
    case .linkIndicatorHidden: .linkIndicatorHidden
    case .iconWidth: .iconWidth
    case .lineHeight: .lineHeight
    case .sectionMargin: .sectionMargin
    }
  }
}

extension StyleProperty.Kind {
  /// The layer of properties of this kind.
  var layer: Layer {
    switch self {
    case .font, .weight, .italic, .monospacedDigits, .fontDesign, .tracking, .baselineOffset,
      .textCase, .textSelection, .underline, .strikethrough, .foreground, .tint, .lineLimit,
      .reservedLines, .textAlignment, .rowBackground, .spacing, .alignment, .fill, .stroke,
      .lineSpacing, .textScale, .imageScale, .foregroundLevels, .evenOdd, .fontWidth, .leastScale,
      .itemTint, .lineHeight, .truncation:
      .inherited
    case .tracks, .gridSpacing, .cellSpan, .cellAnchor, .cellAlignments, .unsizedCell,
      .rowInsets, .rowSeparator,
      .rowSeparatorTint, .separatorGuide, .rowSpacing, .sectionSpacing, .barBackground, .barLook,
      .columnWidth, .sheetHeight, .scrollEdge, .containerBackground, .pageIndex,
      .layoutDirection, .zIndex, .layoutPriority, .bleeding, .arrangement, .placed, .pinned,
      .plotLayer, .redacted, .rowMinimum, .headerMinimum, .sectionLine, .contentTransition,
      .focusEffectDisabled, .readingPriority, .keepsInvertedColors, .scrollSnap,
      .scrollAlignment, .unclippedScroll, .snapTargets, .pinnedParts, .alternatingRows,
      .linkIndicatorHidden, .iconWidth, .sectionMargin:
      .element
    case .padding: .padding
    case .frame, .aspectRatio, .fixedSize, .relativeFrame: .size
    case .background, .glass: .background
    case .border: .border
    case .cornerRadius, .cornerRadii, .clipped, .outline, .mask: .corners
    case .opacity: .opacity
    case .shadow, .innerShadow, .filters, .colorMultiply, .isolated: .filter
    case .offset, .rotation, .spin, .scale, .stretch: .move
    case .blendMode, .position, .guides, .motion, .matched, .hoverEffect, .pointer: .place
    }
  }
}
