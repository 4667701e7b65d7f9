import RostrumElements

extension AtomList {
  /// Adds the atoms that draw a property.
  mutating func add(_ property: StyleProperty, in context: AtomContext) {
    switch property {
    case .padding(let insets):
      add(PaddingAtom(name: context.isFramed ? .margin : .padding, operand: AtomEdges(insets)))
    case .frame(let frame): add(frame, in: context)
    case .spacing(let length): add(SpacingAtom(operand: AtomNumber(length)))
    case .alignment(let alignment): add(alignment, in: context)
    case .font(let font): add(font)
    case .weight(let weight): add(FontWeightAtom(weight))
    case .italic: add(FontFeatureAtom(name: .italic))
    case .monospacedDigits: add(FontFeatureAtom(name: .monospacedDigits))
    case .fontDesign(let design): add(FontDesignAtom(operand: design))
    case .tracking(let distance): add(TrackingAtom(operand: AtomNumber(distance)))
    case .baselineOffset(let distance): add(BaselineOffsetAtom(operand: AtomNumber(distance)))
    case .textCase(let letters): add(TextCaseAtom(letters))
    case .textSelection(let isAllowed): add(TextSelectionAtom(operand: isAllowed ? .text : .none))
    case .underline(let style): add(TextLineAtom(name: .underline, operand: AtomLine(style)))
    case .strikethrough(let style):
      add(TextLineAtom(name: .strikethrough, operand: AtomLine(style)))
    case .foreground(let paint):
      add(ForegroundAtom(operand: AtomPaint(paint.isGradient ? paint : paint.solid)))
    case .background(let paint): add(BackgroundAtom(operand: AtomPaint(paint)))
    case .tint(let color): add(TintAtom(operand: AtomColor(color)))
    case .rowBackground(let paint): add(RowBackgroundAtom(operand: AtomPaint(paint)))
    case .fill(let paint):
      add(fill: paint, in: context)
    case .stroke(let paint, let style): add(paint, style, in: context)
    case .cornerRadius(let radius): add(CornerRadiusAtom(operand: AtomNumber(radius)))
    case .opacity(let opacity): add(OpacityAtom(operand: AtomNumber(opacity)))
    case .rotation(let angle): add(RotationAtom(operand: AtomNumber(angle.degrees)))
    case .scale(let factor): add(ScaleAtom(operand: AtomNumber(factor)))
    case .offset(let x, let y): add(OffsetAtom(operand: AtomPair(x, y)))
    case .shadow(let color, let radius, let x, let y):
      add(ShadowAtom(operand: AtomShadow(x: x, y: y, radius: radius, color: color)))
    case .lineLimit(let lines): add(LineLimitAtom(lines, in: context.role))
    case .reservedLines(let lines):
      add(LineLimitAtom(name: .reservedLines, operand: AtomNumber(lines)))
    case .textAlignment(let alignment): add(TextAlignmentAtom(alignment))
    case .aspectRatio(let ratio, let mode):
      add(AspectRatioAtom(operand: AtomRatio(ratio, mode)))
    case .fixedSize(let horizontal, let vertical):
      add(FixedSizeAtom(operand: AtomPair(horizontal ? 1 : 0, vertical ? 1 : 0)))
    case .clipped: add(ClippedAtom())
    case .filters(let filters): add(filters)
    // An SVG filter in the page multiplies colours: see `multiplyColors(by:of:)`.
    case .colorMultiply: break
    case .blendMode(let mode): add(BlendModeAtom(operand: mode))
    case .border(let paint, let width):
      add(BorderAtom(name: .border, operand: AtomBorder(paint.solid, width: width)))
    case .stretch(let x, let y): add(StretchAtom(operand: AtomPair(x, y)))
    // The attribute `dir` of the node has the direction.
    case .layoutDirection: break
    case .position(let x, let y): add(PositionAtom(operand: AtomPair(x, y)))
    case .zIndex(let index): add(ZIndexAtom(operand: AtomNumber(index.rounded())))
    case .layoutPriority(let priority): replace(with: LayoutPriorityAtom(priority))
    case .relativeFrame(let frame): add(frame, in: context)
    case .bleeding(let edges): add(edges)
    // Layouts of views with guides of their own are arranged.
    case .guides: break
    case .arrangement(let arrangement): add(arrangement)
    case .placed(let frame): add(PlacedAtom(operand: AtomPlaced(frame)))
    case .tracks(let items, let axis): add(items, along: axis)
    case .gridSpacing(let horizontal, let vertical):
      if let horizontal { add(GridSpacingAtom(name: .columnGap, operand: AtomNumber(horizontal))) }
      if let vertical { add(GridSpacingAtom(name: .rowGap, operand: AtomNumber(vertical))) }
    case .cellSpan(let count): add(CellSpanAtom(operand: AtomNumber(count)))
    case .cellAnchor(let anchor): add(CellAnchorAtom(anchor))
    case .unsizedCell(let axes):
      if axes.contains(.horizontal) { add(UnsizedCellAtom(name: .unsizedWidth)) }
      if axes.contains(.vertical) { add(UnsizedCellAtom(name: .unsizedHeight)) }
    case .rowInsets(let insets): add(RowInsetsAtom(operand: AtomEdges(insets)))
    case .rowSeparator(let isShown, let edges):
      if edges.contains(.top), !isShown { add(RowSeparatorAtom(name: .noSeparatorAbove)) }
      if edges.contains(.bottom), !isShown { add(RowSeparatorAtom(name: .noSeparatorBelow)) }
    case .rowSeparatorTint(let color): add(RowSeparatorTintAtom(operand: AtomColor(color)))
    case .rowSpacing(let length):
      add(ListSpacingAtom(name: .rowSpacing, operand: AtomNumber(length)))
    case .sectionSpacing(let length):
      add(ListSpacingAtom(name: .sectionSpacing, operand: AtomNumber(length)))
    case .barBackground(let paint): add(BarBackgroundAtom(operand: AtomPaint(paint.solid)))
    case .columnWidth(let least, let ideal, let greatest):
      add(ColumnWidthAtom(least: least, ideal: ideal, greatest: greatest))
    case .sheetHeight(let height): add(SheetHeightAtom(height))
    }
  }
}
