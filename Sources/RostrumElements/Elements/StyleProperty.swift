/// One visual property of an element, in the words of the view language.
///
/// Lengths are points. A host draws the properties of an element as one box; a modifier that
/// cannot share the box of the view below it (a padding outside a background) makes a
/// ``ElementRole/group`` of its own.
public enum StyleProperty: Hashable, Sendable {
  /// Space inside the box, in points.
  case padding(EdgeInsets)
  /// Exact, least and greatest size and the alignment within it.
  case frame(Frame)
  /// The space between children of a stack, in points.
  case spacing(Double)
  /// How children of a stack or overlay stand.
  case alignment(Alignment)
  /// The font of the text within.
  case font(Font)
  /// The weight of the text within, where it differs from the font's.
  case weight(Font.Weight)
  /// Slanted text.
  case italic
  /// Digits of one width.
  case monospacedDigits
  /// The kind of letters of the text within, where it differs from the font's.
  case fontDesign(Font.Design)
  /// The distance between letters beyond the font's own, in points.
  case tracking(Double)
  /// How far the text is above its line, in points.
  case baselineOffset(Double)
  /// How letters are written, whatever the text says; `nil` for as it says.
  case textCase(TextCase?)
  /// Whether a user can select the text within.
  case textSelection(Bool)
  /// A line below the text.
  case underline(TextLineStyle)
  /// A line through the text.
  case strikethrough(TextLineStyle)
  /// The colour of the content.
  case foreground(PaintStyle)
  /// What is drawn behind the content.
  case background(PaintStyle)
  /// The accent of controls within.
  case tint(Color)
  /// The colour behind a list's row.
  case rowBackground(PaintStyle)
  /// The interior of a shape.
  case fill(PaintStyle)
  /// The outline of a shape.
  case stroke(PaintStyle, StrokeStyle)
  /// The radius of the corners, in points.
  case cornerRadius(Double)
  /// 0 for invisible to 1 for opaque.
  case opacity(Double)
  /// The turn about the centre.
  case rotation(Angle)
  /// The factor of the size about the centre.
  case scale(Double)
  /// A move that does not change the layout, in points.
  case offset(x: Double, y: Double)
  /// A shadow: colour, blur radius and offset in points.
  case shadow(Color, radius: Double, x: Double, y: Double)
  /// The greatest number of lines; absent means any.
  case lineLimit(Int)
  /// The number of lines for which there is room, however short the text is.
  case reservedLines(Int)
  /// How lines of text stand under each other.
  case textAlignment(TextAlignment)
  /// Width over height, and whether it fits in or fills the space.
  case aspectRatio(Double?, ContentMode)
  /// Keeps its ideal size in these directions.
  case fixedSize(horizontal: Bool, vertical: Bool)
  /// What goes beyond the box is not drawn.
  case clipped

  // Effects
  /// Changes of what is drawn, one after the other.
  case filters([VisualFilter])
  /// Each colour of what is drawn, times a colour.
  case colorMultiply(Color)
  /// The factors of width and height about the centre.
  case stretch(x: Double, y: Double)
  /// How the colours of the view and of what is behind it become one.
  case blendMode(BlendMode)
  /// A line around the box, inside of which the content stands; the width in points.
  case border(PaintStyle, width: Double)

  // Places
  /// The middle of the view in the space that it is offered, in points.
  case position(x: Double, y: Double)
  /// What is drawn in front of what among siblings.
  case zIndex(Double)
  /// Who among siblings gets space first; 0 where nothing is said.
  case layoutPriority(Double)
  /// A size in parts of the region that scrolls around the view, or of the window.
  case relativeFrame(RelativeFrame)
  /// The view goes on below the margins of the screen.
  case bleeding(Edge.Set)

  // Grids
  /// The columns of a grid that grows down, or the rows of one that grows sideways.
  case tracks([GridItem], Axis)
  /// The distances between the columns and rows of a grid, in points.
  case gridSpacing(horizontal: Double?, vertical: Double?)
  /// How many columns of a grid a cell takes.
  case cellSpan(Int)
  /// Where the view stands in its cell of a grid.
  case cellAnchor(UnitPoint)
  /// The directions in which a cell does not make its grid larger.
  case unsizedCell(Axis.Set)

  // Rows, columns and presentations
  /// The distances of a row's content from the sides of the row.
  case rowInsets(EdgeInsets)
  /// Whether there is a line above or below a row.
  case rowSeparator(Bool, VerticalEdge.Set)
  /// The colour of the line above a row.
  case rowSeparatorTint(Color)
  /// The distance between the rows of a list, in points.
  case rowSpacing(Double)
  /// The distance between the sections of a list, in points.
  case sectionSpacing(Double)
  /// What is drawn behind a bar.
  case barBackground(PaintStyle)
  /// The width of a column, in points.
  case columnWidth(least: Double?, ideal: Double, greatest: Double?)
  /// The height of a sheet.
  case sheetHeight(SheetHeight)
}

/// The height of a sheet.
public enum SheetHeight: Hashable, Sendable {
  /// In points.
  case points(Double)
  /// As a part of the window's height.
  case part(Double)
}
