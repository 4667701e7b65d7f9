/// A visual property as a class name from which its CSS rule can be reconstructed.
///
/// The name contains the whole rule: `s-padding_8_16_8_16` is padding. The server keeps no table of
/// styles: any process can render the sheet for a page from the names in its address, and only
/// numbers and words of a fixed vocabulary ever reach the CSS. A process that has the atom itself,
/// such as for a patch, creates the rule from its values without parsing.
///
/// A name consists of words joined by `_`: first the kind, then its operands. In a number, `p`
/// represents the decimal point and `m` the minus sign.
enum Atom: Hashable, Sendable {
  // Box
  case padding(PaddingAtom), rowInsets(RowInsetsAtom)
  case size(SizeAtom), sizeLimit(SizeLimitAtom), placement(PlacementAtom)
  case alignment(AlignmentAtom), spacing(SpacingAtom), fixedSize(FixedSizeAtom)
  case aspectRatio(AspectRatioAtom), clipped(ClippedAtom), relativeFrame(RelativeFrameAtom)
  case position(PositionAtom), zIndex(ZIndexAtom), layoutPriority(LayoutPriorityAtom)
  case bleeding(BleedingAtom), spacer(SpacerAtom)
  case arrangement(ArrangementAtom), placed(PlacedAtom)
  // Text
  case font(FontAtom), fontSize(FontSizeAtom), fontWeight(FontWeightAtom)
  case fontDesign(FontDesignAtom), fontFeature(FontFeatureAtom), leading(LeadingAtom)
  case textLine(TextLineAtom), lineLimit(LineLimitAtom), textAlignment(TextAlignmentAtom)
  case tracking(TrackingAtom), baselineOffset(BaselineOffsetAtom), textCase(TextCaseAtom)
  case textSelection(TextSelectionAtom)
  // Paint
  case foreground(ForegroundAtom), background(BackgroundAtom), tint(TintAtom), fill(FillAtom)
  case stroke(StrokeAtom), strokeStyle(StrokeStyleAtom), border(BorderAtom)
  case rowBackground(RowBackgroundAtom), barBackground(BarBackgroundAtom), mask(MaskAtom)
  // Effects
  case cornerRadius(CornerRadiusAtom), ellipse(EllipseAtom), opacity(OpacityAtom)
  case rotation(RotationAtom), scale(ScaleAtom), stretch(StretchAtom), offset(OffsetAtom)
  case shadow(ShadowAtom), filters(FiltersAtom), blendMode(BlendModeAtom)
  case multiply(MultiplyAtom), flood(FloodAtom)
  // Containers
  case gridTracks(GridTracksAtom), gridColumns(GridColumnsAtom), gridSpacing(GridSpacingAtom)
  case cellSpan(CellSpanAtom), cellAnchor(CellAnchorAtom), unsizedCell(UnsizedCellAtom)
  case rowSeparator(RowSeparatorAtom), rowSeparatorTint(RowSeparatorTintAtom)
  case listSpacing(ListSpacingAtom), columnWidth(ColumnWidthAtom), sheetHeight(SheetHeightAtom)

  /// The atom as a value of its kind.
  private var style: any StyleAtom {
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
    case .spacer(let atom): atom
    case .arrangement(let atom): atom
    case .placed(let atom): atom
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
    case .foreground(let atom): atom
    case .background(let atom): atom
    case .tint(let atom): atom
    case .fill(let atom): atom
    case .stroke(let atom): atom
    case .strokeStyle(let atom): atom
    case .border(let atom): atom
    case .rowBackground(let atom): atom
    case .barBackground(let atom): atom
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
    case .flood(let atom): atom
    case .gridTracks(let atom): atom
    case .gridColumns(let atom): atom
    case .gridSpacing(let atom): atom
    case .cellSpan(let atom): atom
    case .cellAnchor(let atom): atom
    case .unsizedCell(let atom): atom
    case .rowSeparator(let atom): atom
    case .rowSeparatorTint(let atom): atom
    case .listSpacing(let atom): atom
    case .columnWidth(let atom): atom
    case .sheetHeight(let atom): atom
    }
  }
}

extension Atom {
  /// The first word of the name.
  var name: String { style.word }

  /// The words of the name, joined by `_`.
  var token: String { style.token }

  /// The class of elements with the atom.
  var className: String { "s-" + token }

  /// The CSS rule.
  var rule: String { style.rule }
}

extension StyleAtom {
  fileprivate var word: String { name.rawValue }

  fileprivate var token: String {
    var writer = AtomWriter(word)
    operand.write(to: &writer)
    return writer.token
  }

  fileprivate var rule: String {
    let selector = ".s-" + token
    return (Self.isRefinement ? selector + selector : selector) + "{" + declarations + "}"
  }
}
