import RostrumElements

/// A visual property as a class name from which its CSS rule can be reconstructed.
///
/// The name contains the whole rule: `s-padding_8_16_8_16` is padding. The server keeps no table of
/// styles: any process can render the sheet for a page from the names in its address, and only
/// numbers and words of a fixed vocabulary ever reach the CSS. A process that has the atom itself,
/// such as for a patch, creates the rule from its values without parsing.
///
/// A name consists of words joined by `_`: first the kind, then its operands. In a number, `p`
/// represents the decimal point and `m` the minus sign.
///
/// This file is the list of atoms, and of the properties that they draw. What there is to know of an
/// atom is in its own file: see ``StyleAtom``.
enum Atom: Hashable, Sendable {
  // Box
  case padding(PaddingAtom), rowInsets(RowInsetsAtom)
  case size(SizeAtom), sizeLimit(SizeLimitAtom), placement(PlacementAtom)
  case alignment(AlignmentAtom), spacing(SpacingAtom), fixedSize(FixedSizeAtom)
  case aspectRatio(AspectRatioAtom), clipped(ClippedAtom), relativeFrame(RelativeFrameAtom)
  case position(PositionAtom), zIndex(ZIndexAtom), layoutPriority(LayoutPriorityAtom)
  case bleeding(BleedingAtom), spacer(SpacerAtom)
  case scrollSnap(ScrollSnapAtom), scrollMargin(ScrollMarginAtom), snapTargets(SnapTargetsAtom)
  case arrangement(ArrangementAtom), placed(PlacedAtom)
  case chartPart(ChartPartAtom), plot(PlotAtom), pinned(PinnedAtom)
  case chartWidth(ChartWidthAtom), chartHeight(ChartHeightAtom), chartRows(ChartScrollAtom)
  case markCorners(MarkClipAtom), chartGap(ChartGapAtom), chartRoom(ChartRoomAtom)
  case webPage(WebPageAtom), richText(RichTextAtom), textDrawing(TextDrawingAtom)
  // Text
  case font(FontAtom), fontSize(FontSizeAtom), fontWeight(FontWeightAtom)
  case fontDesign(FontDesignAtom), fontFeature(FontFeatureAtom), leading(LeadingAtom)
  case textLine(TextLineAtom), lineLimit(LineLimitAtom), textAlignment(TextAlignmentAtom)
  case tracking(TrackingAtom), baselineOffset(BaselineOffsetAtom), textCase(TextCaseAtom)
  case textSelection(TextSelectionAtom), textScale(TextScaleAtom), imageScale(ImageScaleAtom)
  case focusEffect(FocusEffectAtom), readingOrder(ReadingOrderAtom)
  case invertedColors(InvertedColorsAtom), scrollAlignment(ScrollAlignmentAtom)
  case unclippedScroll(UnclippedScrollAtom)
  case lineSpacing(LineSpacingAtom)
  case redacted(RedactedAtom), smallCapitals(SmallCapitalsAtom), fontWidth(FontWidthAtom)
  case fontScale(FontScaleAtom), least(LeastScaleAtom), truncation(TruncationAtom)
  // Paint
  case foreground(ForegroundAtom), background(BackgroundAtom), tint(TintAtom), fill(FillAtom)
  case stroke(StrokeAtom), strokeStyle(StrokeStyleAtom), border(BorderAtom)
  case rowBackground(RowBackgroundAtom), barBackground(BarBackgroundAtom), mask(MaskAtom)
  case barLook(BarLookAtom)
  case glass(GlassAtom), level(LevelAtom), evenOdd(EvenOddAtom)
  case gaugeMark(GaugeMarkAtom), optionRow(OptionRowAtom)
  // Effects
  case cornerRadius(CornerRadiusAtom), ellipse(EllipseAtom), opacity(OpacityAtom)
  case rotation(RotationAtom), scale(ScaleAtom), stretch(StretchAtom), offset(OffsetAtom)
  case shadow(ShadowAtom), filters(FiltersAtom), blendMode(BlendModeAtom)
  case multiply(MultiplyAtom), flood(FloodAtom), spin(SpinAtom), isolated(IsolatedAtom)
  case innerShadow(InnerShadowAtom)
  case hover(HoverAtom), pointer(PointerAtom)
  case outline(OutlineAtom), fade(FadeAtom), cornerRadii(CornerRadiiAtom), pose(PoseAtom)
  case passingMask(PassingMaskAtom)
  // Containers
  case gridTracks(GridTracksAtom), gridColumns(GridColumnsAtom), gridSpacing(GridSpacingAtom)
  case cellSpan(CellSpanAtom), cellAnchor(CellAnchorAtom), unsizedCell(UnsizedCellAtom)
  case cellAlignments(CellAlignmentsAtom)
  case rowSeparator(RowSeparatorAtom), rowSeparatorTint(RowSeparatorTintAtom)
  case listSpacing(ListSpacingAtom), columnWidth(ColumnWidthAtom), sheetHeight(SheetHeightAtom)
  case presented(PresentedAtom), barSubtitle(BarSubtitleAtom), tabViewPart(TabViewPartAtom)
  case panes(PanesAtom)
  case inspectorWidth(InspectorWidthAtom)
  case pinnedParts(PinnedPartsAtom)
  case separatorGuide(SeparatorGuideAtom), badge(BadgeAtom), itemTint(ItemTintAtom)
  case scrollEdge(ScrollEdgeAtom)
  case containerBackground(ContainerBackgroundAtom), pageIndex(PageIndexAtom)
  case rowMinimum(RowMinimumAtom), sectionLine(SectionLineAtom)
  case tablePart(TablePartAtom), cellWidth(CellWidthAtom)
  case alternatingRows(AlternatingRowsAtom), linkIndicator(LinkIndicatorAtom)
  case iconWidth(IconWidthAtom), lineHeight(LineHeightAtom)
  case sectionMargin(SectionMarginAtom)
  case suggestions(SuggestionsAtom)

  /// The atom as a value of its kind.
  var style: any StyleAtom {
    switch self {
    case .padding(let atom): atom
    case .rowInsets(let atom): atom
    case .size(let atom): atom
    case .sizeLimit(let atom): atom
    case .placement(let atom): atom
    case .alignment(let atom): atom
    case .spacing(let atom): atom
    case .fixedSize(let atom): atom
    case .aspectRatio(let atom): atom
    case .clipped(let atom): atom
    case .relativeFrame(let atom): atom
    case .position(let atom): atom
    case .zIndex(let atom): atom
    case .layoutPriority(let atom): atom
    case .bleeding(let atom): atom
    case .scrollSnap(let atom): atom
    case .scrollMargin(let atom): atom
    case .snapTargets(let atom): atom
    case .hover(let atom): atom
    case .pointer(let atom): atom
    case .alternatingRows(let atom): atom
    case .linkIndicator(let atom): atom
    case .iconWidth(let atom): atom
    case .lineHeight(let atom): atom
    case .sectionMargin(let atom): atom
    case .suggestions(let atom): atom
    case .pinnedParts(let atom): atom
    case .spacer(let atom): atom
    case .arrangement(let atom): atom
    case .placed(let atom): atom
    case .chartPart(let atom): atom
    case .plot(let atom): atom
    case .tablePart(let atom): atom
    case .cellWidth(let atom): atom
    case .pinned(let atom): atom
    case .chartWidth(let atom): atom
    case .markCorners(let atom): atom
    case .chartGap(let atom): atom
    case .chartRoom(let atom): atom
    case .chartHeight(let atom): atom
    case .chartRows(let atom): atom
    case .webPage(let atom): atom
    case .richText(let atom): atom
    case .textDrawing(let atom): atom
    case .font(let atom): atom
    case .fontSize(let atom): atom
    case .fontWeight(let atom): atom
    case .fontDesign(let atom): atom
    case .fontFeature(let atom): atom
    case .leading(let atom): atom
    case .textLine(let atom): atom
    case .lineLimit(let atom): atom
    case .textAlignment(let atom): atom
    case .tracking(let atom): atom
    case .baselineOffset(let atom): atom
    case .textCase(let atom): atom
    case .textSelection(let atom): atom
    case .focusEffect(let atom): atom
    case .readingOrder(let atom): atom
    case .invertedColors(let atom): atom
    case .scrollAlignment(let atom): atom
    case .foreground(let atom): atom
    case .background(let atom): atom
    case .tint(let atom): atom
    case .fill(let atom): atom
    case .stroke(let atom): atom
    case .strokeStyle(let atom): atom
    case .border(let atom): atom
    case .rowBackground(let atom): atom
    case .barBackground(let atom): atom
    case .barLook(let atom): atom
    case .mask(let atom): atom
    case .cornerRadius(let atom): atom
    case .ellipse(let atom): atom
    case .opacity(let atom): atom
    case .rotation(let atom): atom
    case .scale(let atom): atom
    case .stretch(let atom): atom
    case .offset(let atom): atom
    case .shadow(let atom): atom
    case .filters(let atom): atom
    case .blendMode(let atom): atom
    case .multiply(let atom): atom
    case .innerShadow(let atom): atom
    case .flood(let atom): atom
    case .gridTracks(let atom): atom
    case .gridColumns(let atom): atom
    case .gridSpacing(let atom): atom
    case .cellSpan(let atom): atom
    case .cellAnchor(let atom): atom
    case .cellAlignments(let atom): atom
    case .separatorGuide(let atom): atom
    case .badge(let atom): atom
    case .scrollEdge(let atom): atom
    case .containerBackground(let atom): atom
    case .pageIndex(let atom): atom
    case .itemTint(let atom): atom
    case .unclippedScroll(let atom): atom
    case .unsizedCell(let atom): atom
    case .rowSeparator(let atom): atom
    case .rowSeparatorTint(let atom): atom
    case .listSpacing(let atom): atom
    case .columnWidth(let atom): atom
    case .sheetHeight(let atom): atom
    case .presented(let atom): atom
    case .tabViewPart(let atom): atom
    case .panes(let atom): atom
    case .barSubtitle(let atom): atom
    case .inspectorWidth(let atom): atom
    case .textScale(let atom): atom
    case .imageScale(let atom): atom
    case .gaugeMark(let atom): atom
    case .optionRow(let atom): atom
    case .redacted(let atom): atom
    case .smallCapitals(let atom): atom
    case .fontWidth(let atom): atom
    case .lineSpacing(let atom): atom
    case .fontScale(let atom): atom
    case .least(let atom): atom
    case .truncation(let atom): atom
    case .glass(let atom): atom
    case .spin(let atom): atom
    case .isolated(let atom): atom
    case .outline(let atom): atom
    case .fade(let atom): atom
    case .rowMinimum(let atom): atom
    case .cornerRadii(let atom): atom
    case .level(let atom): atom
    case .evenOdd(let atom): atom
    case .sectionLine(let atom): atom
    case .pose(let atom): atom
    case .passingMask(let atom): atom
    }
  }
}

extension Atom {
  /// All kinds of atoms, which tests compare with the atoms of properties.
  static let kinds: [any StyleAtom.Type] = [
    PaddingAtom.self, RowInsetsAtom.self, SizeAtom.self, SizeLimitAtom.self, PlacementAtom.self,
    AlignmentAtom.self, SpacingAtom.self, FixedSizeAtom.self, AspectRatioAtom.self,
    ClippedAtom.self, RelativeFrameAtom.self, PositionAtom.self, ZIndexAtom.self,
    LayoutPriorityAtom.self, BleedingAtom.self, SpacerAtom.self, ArrangementAtom.self,
    PlacedAtom.self, ChartPartAtom.self, PlotAtom.self, PinnedAtom.self, ChartWidthAtom.self,
    MarkClipAtom.self, ChartGapAtom.self, ChartRoomAtom.self,
    ChartHeightAtom.self, ChartScrollAtom.self, WebPageAtom.self,
    RichTextAtom.self, TextDrawingAtom.self,
    FontAtom.self,
    FontSizeAtom.self,
    FontWeightAtom.self, FontDesignAtom.self, FontFeatureAtom.self, LeadingAtom.self,
    TextLineAtom.self, LineLimitAtom.self, TextAlignmentAtom.self, TrackingAtom.self,
    BaselineOffsetAtom.self, TextCaseAtom.self, TextSelectionAtom.self, FocusEffectAtom.self,
    ReadingOrderAtom.self, InvertedColorsAtom.self, ScrollAlignmentAtom.self,
    UnclippedScrollAtom.self, BadgeAtom.self, ItemTintAtom.self, ScrollEdgeAtom.self,
    ContainerBackgroundAtom.self, PageIndexAtom.self,
    ForegroundAtom.self,
    BackgroundAtom.self, TintAtom.self, FillAtom.self, StrokeAtom.self, StrokeStyleAtom.self,
    BorderAtom.self, RowBackgroundAtom.self, BarBackgroundAtom.self, BarLookAtom.self,
    CornerRadiusAtom.self,
    EllipseAtom.self, OpacityAtom.self, RotationAtom.self, ScaleAtom.self, StretchAtom.self,
    OffsetAtom.self, ShadowAtom.self, FiltersAtom.self, BlendModeAtom.self, MultiplyAtom.self,
    InnerShadowAtom.self,
    FloodAtom.self, GridTracksAtom.self, GridColumnsAtom.self, GridSpacingAtom.self,
    CellSpanAtom.self, CellAnchorAtom.self, CellAlignmentsAtom.self, UnsizedCellAtom.self,
    RowSeparatorAtom.self,
    RowSeparatorTintAtom.self, SeparatorGuideAtom.self,
    ListSpacingAtom.self, ColumnWidthAtom.self, SheetHeightAtom.self,
    PanesAtom.self, MaskAtom.self, PresentedAtom.self, TabViewPartAtom.self, BarSubtitleAtom.self,
    InspectorWidthAtom.self,
    TextScaleAtom.self, ImageScaleAtom.self, RedactedAtom.self, GlassAtom.self,
    GaugeMarkAtom.self, OptionRowAtom.self,
    SpinAtom.self, IsolatedAtom.self, OutlineAtom.self, FadeAtom.self, RowMinimumAtom.self,
    CornerRadiiAtom.self, LevelAtom.self, EvenOddAtom.self, SectionLineAtom.self,
    PoseAtom.self, TablePartAtom.self, CellWidthAtom.self,
    LineSpacingAtom.self, SmallCapitalsAtom.self, FontWidthAtom.self, FontScaleAtom.self,
    TruncationAtom.self,
    LeastScaleAtom.self, ScrollSnapAtom.self, ScrollMarginAtom.self, SnapTargetsAtom.self,
    HoverAtom.self, PinnedPartsAtom.self, PointerAtom.self, AlternatingRowsAtom.self,
    LinkIndicatorAtom.self, IconWidthAtom.self, LineHeightAtom.self,
    SectionMarginAtom.self, SuggestionsAtom.self, PassingMaskAtom.self,
  ]
}

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
    case .focusEffectDisabled: add(FocusEffectAtom())
    case .readingPriority(let priority): add(ReadingOrderAtom(priority: priority))
    case .keepsInvertedColors: add(InvertedColorsAtom())
    case .textSelection(let isAllowed): add(TextSelectionAtom(operand: isAllowed ? .text : .none))
    case .underline(let style): add(TextLineAtom(name: .underline, operand: AtomLine(style)))
    case .strikethrough(let style):
      add(TextLineAtom(name: .strikethrough, operand: AtomLine(style)))
    case .foreground(let paint):
      add(ForegroundAtom(operand: AtomPaint(paint.isGradient ? paint : paint.solid)))
    case .background(let paint): add(BackgroundAtom(operand: AtomPaint(paint)))
    case .itemTint(let color): add(ItemTintAtom(operand: AtomOptionalColor(color)))
    case .tint(let color): add(TintAtom(operand: AtomColor(color)))
    case .rowBackground(let paint): add(RowBackgroundAtom(operand: AtomPaint(paint)))
    case .fill(let paint):
      add(fill: paint, in: context)
    case .stroke(let paint, let style): add(paint, style, in: context)
    case .cornerRadius(let radius): add(CornerRadiusAtom(operand: AtomNumber(radius)))
    case .opacity(let opacity): add(OpacityAtom(operand: AtomNumber(opacity)))
    case .rotation(let angle, let anchor):
      add(RotationAtom(operand: AtomAnchored(angle.degrees, anchor)))
    case .spin(let spin): add(SpinAtom(operand: AtomSpin(spin)))
    case .scale(let factor, let anchor): add(ScaleAtom(operand: AtomAnchored(factor, anchor)))
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
    // SVG filters in the page: see `multiplyColors(by:of:)` and `addInnerShadow(_:of:)`.
    case .colorMultiply, .innerShadow: break
    case .blendMode(let mode): add(BlendModeAtom(operand: mode))
    case .border(let paint, let width):
      add(BorderAtom(name: .border, operand: AtomBorder(paint.solid, width: width)))
    case .stretch(let x, let y, let anchor):
      add(StretchAtom(operand: AtomStretch(x: x, y: y, anchor)))
    case .isolated: add(IsolatedAtom())
    case .outline(let path, let size, let isEvenOdd):
      add(
        OutlineAtom(
          name: isEvenOdd ? .clipPathEvenOdd : .clipPath, operand: AtomPolygon(path, in: size)))
    case .mask(let paint): add(FadeAtom(operand: AtomPaint(paint)))
    case .glass(let look): add(GlassAtom(operand: AtomGlass(look)))
    // The attribute `dir` of the node has the direction.
    case .layoutDirection: break
    case .position(let x, let y): add(PositionAtom(operand: AtomPair(x, y)))
    case .motion(let motion):
      if motion.rest != .identity { add(PoseAtom(operand: AtomPose(motion.rest))) }
    // The script of motions reads attributes: see `addMotion(_:in:)`.
    case .matched, .contentTransition: break
    case .zIndex(let index): add(ZIndexAtom(operand: AtomNumber(index.rounded())))
    case .layoutPriority(let priority): replace(with: LayoutPriorityAtom(priority))
    case .relativeFrame(let frame): add(frame, in: context)
    case .bleeding(let edges): add(edges)
    case .scrollSnap(let snap): add(snap)
    case .snapTargets: add(SnapTargetsAtom())
    case .scrollAlignment(let point): add(ScrollAlignmentAtom(point))
    case .unclippedScroll(let margins): add(UnclippedScrollAtom(operand: AtomEdges(margins)))
    case .pinnedParts(let parts, let axis):
      if parts.contains(.sectionHeaders) { add(PinnedPartsAtom(name: .stickyHeaders, along: axis)) }
      if parts.contains(.sectionFooters) { add(PinnedPartsAtom(name: .stickyFooters, along: axis)) }
    case .hoverEffect(let look): add(HoverAtom(operand: look))
    case .pointer(let look): add(PointerAtom(operand: look))
    case .alternatingRows: add(AlternatingRowsAtom())
    case .linkIndicatorHidden: add(LinkIndicatorAtom())
    case .sectionMargin(let edge, let length): add(SectionMarginAtom(edge, length))
    case .iconWidth(let width): add(IconWidthAtom(operand: AtomNumber(max(width, 0))))
    // Layouts of views with guides of their own are arranged.
    case .guides: break
    case .arrangement(let arrangement): add(arrangement)
    case .placed(let frame): add(PlacedAtom(operand: AtomPlaced(frame)))
    case .pinned(let place, let anchor): add(PinnedAtom(operand: AtomPin(place, anchor)))
    case .plotLayer(let isBehind):
      add(ChartPartAtom(name: isBehind ? .chartBackground : .chartOverlay))
    case .tracks(let items, let axis): add(items, along: axis)
    case .gridSpacing(let horizontal, let vertical):
      if let horizontal { add(GridSpacingAtom(name: .columnGap, operand: AtomNumber(horizontal))) }
      if let vertical { add(GridSpacingAtom(name: .rowGap, operand: AtomNumber(vertical))) }
    case .cellSpan(let count): add(CellSpanAtom(operand: AtomNumber(count)))
    case .cellAnchor(let anchor): add(CellAnchorAtom(anchor))
    case .cellAlignments(let alignments): add(alignments)
    case .unsizedCell(let axes):
      if axes.contains(.horizontal) { add(UnsizedCellAtom(name: .unsizedWidth)) }
      if axes.contains(.vertical) { add(UnsizedCellAtom(name: .unsizedHeight)) }
    case .rowInsets(let insets): add(RowInsetsAtom(operand: AtomEdges(insets)))
    case .rowSeparator(let isShown, let edges):
      if edges.contains(.top), !isShown { add(RowSeparatorAtom(name: .noSeparatorAbove)) }
      if edges.contains(.bottom), !isShown { add(RowSeparatorAtom(name: .noSeparatorBelow)) }
    case .separatorGuide(let guide): add(SeparatorGuideAtom(guide))
    case .rowSeparatorTint(let color): add(RowSeparatorTintAtom(operand: AtomColor(color)))
    case .rowSpacing(let length):
      add(ListSpacingAtom(name: .rowSpacing, operand: AtomNumber(length)))
    case .sectionSpacing(let length):
      add(ListSpacingAtom(name: .sectionSpacing, operand: AtomNumber(length)))
    case .scrollEdge(let effect): add(effect)
    case .containerBackground(let paint, let place):
      add(ContainerBackgroundAtom(name: .init(place), operand: AtomPaint(paint)))
    case .pageIndex(let look): add(PageIndexAtom(operand: look))
    case .barLook(let look): add(BarLookAtom(operand: look))
    case .barBackground(let paint): add(BarBackgroundAtom(operand: AtomPaint(paint.solid)))
    case .columnWidth(let least, let ideal, let greatest):
      let width = ColumnWidthAtom(least: least, ideal: ideal, greatest: greatest)
      if context.role == .inspector {
        add(InspectorWidthAtom(operand: width.operand))
      } else {
        add(width)
      }
    case .sheetHeight(let height): add(SheetHeightAtom(height))
    case .cornerRadii(let radii): add(CornerRadiiAtom(operand: AtomCorners(radii)))
    case .foregroundLevels(let secondary, let tertiary):
      add(LevelAtom(name: .secondary, operand: AtomPaint(secondary.solid)))
      if let tertiary { add(LevelAtom(name: .tertiary, operand: AtomPaint(tertiary.solid))) }
    case .sectionLine(let edges, let color):
      let line = AtomOptionalColor(color)
      if edges.contains(.top) { add(SectionLineAtom(name: .lineAbove, operand: line)) }
      if edges.contains(.bottom) { add(SectionLineAtom(name: .lineBelow, operand: line)) }
    case .evenOdd: add(EvenOddAtom())
    case .lineSpacing(let length):
      add(LineSpacingAtom(operand: AtomNumber(max(length, 0))))
    case .lineHeight(let look): add(LineHeightAtom(operand: AtomLineHeight(look)))
    case .textScale(let factor, let around):
      add(TextScaleAtom(operand: AtomPair(factor, around > 0 ? factor / around : 1)))
    case .fontWidth(let width): add(FontWidthAtom(width))
    case .leastScale(let factor):
      add(LeastScaleAtom(operand: AtomNumber(factor.clamped(to: 0...1))))
    case .truncation(let mode): add(TruncationAtom(mode))
    case .imageScale(let scale): add(ImageScaleAtom(operand: scale))
    case .redacted: add(RedactedAtom())
    case .rowMinimum(let height):
      add(RowMinimumAtom(name: .rowMinimum, operand: AtomNumber(max(height, 0))))
    case .headerMinimum(let height):
      add(RowMinimumAtom(name: .headerMinimum, operand: AtomNumber(max(height, 0))))
    }
  }
}
