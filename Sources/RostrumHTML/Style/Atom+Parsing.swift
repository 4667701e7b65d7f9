extension Atom {
  /// Parses a token from outside, such as from the address of a sheet; `nil` unless the text is
  /// exactly the token of an atom.
  init?(token: some StringProtocol) {
    guard (1...Self.maximumLength).contains(token.utf8.count) else { return nil }
    var reader = AtomReader(token)
    guard let name = reader.word(), let read = Self.readers[String(name)],
      let atom = read(&reader), reader.isAtEnd, atom.token == token
    else { return nil }
    self = atom
  }

  /// The maximum length of a token, in bytes.
  private static let maximumLength = 600

  private typealias Read = @Sendable (inout AtomReader) -> Atom?

  /// The parsers of operands, by the first word of the name.
  private static let readers = kinds.reduce(into: [String: Read]()) { readers, kind in
    kind.addReaders(to: &readers)
  }

  /// All kinds of atoms, which tests compare with the atoms of properties.
  static let kinds: [any StyleAtom.Type] = [
    PaddingAtom.self, RowInsetsAtom.self, SizeAtom.self, SizeLimitAtom.self, PlacementAtom.self,
    AlignmentAtom.self, SpacingAtom.self, FixedSizeAtom.self, AspectRatioAtom.self,
    ClippedAtom.self, RelativeFrameAtom.self, PositionAtom.self, ZIndexAtom.self,
    LayoutPriorityAtom.self, BleedingAtom.self, SpacerAtom.self, ArrangementAtom.self,
    PlacedAtom.self, FontAtom.self, FontSizeAtom.self,
    FontWeightAtom.self, FontDesignAtom.self, FontFeatureAtom.self, LeadingAtom.self,
    TextLineAtom.self, LineLimitAtom.self, TextAlignmentAtom.self, TrackingAtom.self,
    BaselineOffsetAtom.self, TextCaseAtom.self, TextSelectionAtom.self, ForegroundAtom.self,
    BackgroundAtom.self, TintAtom.self, FillAtom.self, StrokeAtom.self, StrokeStyleAtom.self,
    BorderAtom.self, RowBackgroundAtom.self, BarBackgroundAtom.self, CornerRadiusAtom.self,
    EllipseAtom.self, OpacityAtom.self, RotationAtom.self, ScaleAtom.self, StretchAtom.self,
    OffsetAtom.self, ShadowAtom.self, FiltersAtom.self, BlendModeAtom.self, MultiplyAtom.self,
    FloodAtom.self, GridTracksAtom.self, GridColumnsAtom.self, GridSpacingAtom.self,
    CellSpanAtom.self, CellAnchorAtom.self, UnsizedCellAtom.self, RowSeparatorAtom.self,
    RowSeparatorTintAtom.self, ListSpacingAtom.self, ColumnWidthAtom.self, SheetHeightAtom.self,
    MaskAtom.self,
  ]
}

extension StyleAtom {
  /// The first words of the kind.
  static var names: [String] { Name.allCases.map(\.rawValue) }

  fileprivate static func addReaders(
    to readers: inout [String: @Sendable (inout AtomReader) -> Atom?]
  ) {
    for name in Name.allCases {
      readers[name.rawValue] = { reader in
        Operand(&reader).map { Self(name: name, operand: $0).atom }
      }
    }
  }
}
