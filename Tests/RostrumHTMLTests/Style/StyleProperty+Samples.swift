import Foundation
import RostrumElements

extension StyleProperty.Kind {
  /// Properties of the kind: all choices, and amounts that a name could write in a wrong way.
  var samples: [StyleProperty] {
    switch self {
    case .font: Self.fonts.map { .font($0) }
    case .weight: Font.Weight.allCases.map { .weight($0) }
    case .italic: [.italic]
    case .monospacedDigits: [.monospacedDigits]
    case .fontDesign: Font.Design.allCases.map { .fontDesign($0) }
    case .tracking: Self.numbers.map { .tracking($0) }
    case .baselineOffset: Self.numbers.map { .baselineOffset($0) }
    case .lineSpacing: Self.numbers.map { .lineSpacing($0) }
    case .textScale: [.textScale(0.82), .textScale(3.12, around: 1.65)]
    case .fontWidth: [.fontWidth(.compressed), .fontWidth(.expanded)]
    case .leastScale: [.leastScale(0.5), .leastScale(0)]
    case .truncation: TextTruncationMode.allCases.map { .truncation($0) }
    case .imageScale: SymbolScale.allCases.map { .imageScale($0) }
    case .redacted: [.redacted]
    case .evenOdd: [.evenOdd]
    case .isolated: [.isolated]
    case .motion:
      [
        .motion(
          Motion(
            [], duration: 0,
            rest: Pose(
              opacity: 0.5,
              transforms: [
                .offset(x: 1.5, y: -2), .shift(x: 1, y: 0), .scale(x: 2, y: 1),
                .rotation(.degrees(30), anchor: .top), .spin(Spin(.degrees(5), about: (0, 1, 0))),
              ], filters: [.blur(2)]), trigger: .always))
      ]
    case .matched: [.matched(ViewMatch(.frame, key: "a"))]
    case .contentTransition: [.contentTransition(.opacity)]
    case .rowMinimum: Self.numbers.map { .rowMinimum($0) }
    case .headerMinimum: Self.numbers.map { .headerMinimum($0) }
    case .sectionLine: [.sectionLine(.all, nil)] + Self.colors.map { .sectionLine(.top, $0) }
    case .outline: Self.outlines
    case .mask: Self.paints.map { .mask($0) }
    case .glass:
      [.glass(GlassLook(.clear, isInteractive: true, radius: 12.5))]
        + Self.colors.map { .glass(GlassLook(tint: $0, radius: 9999)) }
    case .cornerRadii:
      [.cornerRadii(RectangleCornerRadii(topLeading: 1, bottomTrailing: 2.5, topTrailing: -3))]
    case .foregroundLevels:
      Self.paints.map { .foregroundLevels(secondary: $0, tertiary: nil) }
        + [.foregroundLevels(secondary: .tint, tertiary: .color(.red))]
    case .textCase: [.textCase(nil)] + TextCase.allCases.map { .textCase($0) }
    case .textSelection: [.textSelection(true), .textSelection(false)]
    case .focusEffectDisabled: [.focusEffectDisabled]
    case .readingPriority: Self.numbers.map { .readingPriority($0) }
    case .keepsInvertedColors: [.keepsInvertedColors]
    case .underline: Self.lines.map { .underline($0) }
    case .strikethrough: Self.lines.map { .strikethrough($0) }
    case .foreground: Self.paints.map { .foreground($0) }
    case .itemTint: [.itemTint(nil)] + Self.colors.map { .itemTint($0) }
    case .tint: Self.colors.map { .tint($0) }
    case .lineLimit: [.lineLimit(1), .lineLimit(20)]
    case .reservedLines: [.reservedLines(3)]
    case .textAlignment: TextAlignment.allCases.map { .textAlignment($0) }
    case .rowBackground: Self.paints.map { .rowBackground($0) }
    case .spacing: Self.numbers.map { .spacing($0) }
    case .alignment: Self.alignments.map { .alignment($0) }
    case .fill: Self.paints.map { .fill($0) }
    case .stroke:
      Self.paints.map { .stroke($0, StrokeStyle(lineWidth: 1.5)) }
        + Self.strokes.map { .stroke(.tint, $0) }
    case .tracks: Axis.allCases.map { .tracks(Self.tracks, $0) }
    case .gridSpacing:
      [.gridSpacing(horizontal: 4, vertical: nil), .gridSpacing(horizontal: 0, vertical: 0.25)]
    case .cellSpan: [.cellSpan(2)]
    case .cellAnchor:
      [.cellAnchor(.topTrailing), .cellAnchor(.center), .cellAnchor(.bottomLeading)]
    case .cellAlignments:
      [.cellAlignments([.trailing]), .cellAlignments([nil, .center, nil, .leading])]
    case .unsizedCell: [.unsizedCell(.horizontal), .unsizedCell([.horizontal, .vertical])]
    case .rowInsets: Self.insets.map { .rowInsets($0) }
    case .rowSeparator: [.rowSeparator(false, .top), .rowSeparator(false, .all)]
    case .rowSeparatorTint: Self.colors.map { .rowSeparatorTint($0) }
    case .separatorGuide:
      [
        .separatorGuide(SeparatorGuide(.leading, offset: -2.5, fraction: 0)),
        .separatorGuide(SeparatorGuide(.trailing, offset: 0, fraction: 1)),
      ]
    case .rowSpacing: Self.numbers.map { .rowSpacing($0) }
    case .sectionSpacing: Self.numbers.map { .sectionSpacing($0) }
    case .scrollEdge:
      ScrollEdgeEffect.Look.allCases.map { .scrollEdge(ScrollEdgeEffect($0, at: .vertical)) }
    case .containerBackground:
      ContainerPlace.allCases.flatMap { place in
        Self.paints.map { .containerBackground($0, place) }
      }
    case .pageIndex: PageIndexLook.allCases.map { .pageIndex($0) }
    case .barLook: BarLook.allCases.map { .barLook($0) }
    case .barBackground: Self.paints.map { .barBackground($0) }
    case .columnWidth:
      [
        .columnWidth(least: nil, ideal: 200, greatest: nil),
        .columnWidth(least: 100, ideal: 200, greatest: 300.5),
      ]
    case .sheetHeight: [.sheetHeight(.points(200)), .sheetHeight(.part(0.3))]
    case .layoutDirection: [.layoutDirection(.rightToLeft), .layoutDirection(.leftToRight)]
    case .zIndex: Self.numbers.map { .zIndex($0) }
    case .layoutPriority: [.layoutPriority(-2), .layoutPriority(0), .layoutPriority(5)]
    case .bleeding: [.bleeding(.all), .bleeding(.top), .bleeding(.bottom)]
    case .scrollSnap:
      [
        .scrollSnap(ScrollSnap(.views, along: .horizontal)),
        .scrollSnap(ScrollSnap(.nextView, along: .vertical, margins: EdgeInsets(8, on: .all))),
        .scrollSnap(ScrollSnap(.pages, along: [.horizontal, .vertical])),
      ]
    case .snapTargets: [.snapTargets]
    case .unclippedScroll: Self.insets.map { .unclippedScroll(margins: $0) }
    case .scrollAlignment: [.scrollAlignment(.bottom), .scrollAlignment(UnitPoint(x: 0.25, y: -1))]
    case .pinnedParts:
      [
        .pinnedParts([.sectionHeaders, .sectionFooters], .vertical),
        .pinnedParts(.sectionHeaders, .horizontal),
      ]
    case .hoverEffect: HoverLook.allCases.map { .hoverEffect($0) }
    case .pointer: PointerLook.allCases.map { .pointer($0) }
    case .alternatingRows: [.alternatingRows]
    case .sectionMargin: Edge.allCases.map { .sectionMargin($0, -4.5) }
    case .lineHeight:
      [.lineHeight(.normal), .lineHeight(.tight), .lineHeight(.loose), .lineHeight(.variable)]
        + Self.numbers.map { .lineHeight(.leading($0)) }
        + [.lineHeight(.multiple(1.25)), .lineHeight(.exact(20.5))]
    case .linkIndicatorHidden: [.linkIndicatorHidden]
    case .iconWidth: [.iconWidth(24.5), .iconWidth(0)]
    case .guides: [.guides([AlignmentGuide(HorizontalAlignment.leading.key) { $0.width }])]
    case .arrangement:
      [
        .arrangement(
          Arrangement(
            NoRules(),
            Arrangement.Sizing(
              width: .fills(least: 20, ideal: nil),
              height: .ranges(least: 10, ideal: nil, greatest: 30.5), spacing: .standard)))
      ]
    case .placed:
      [
        .placed(PlacedFrame(x: 1, y: -2.5, width: nil, height: 20, isKnown: true)),
        .placed(PlacedFrame(x: 0, y: 0, width: 30, height: nil, isKnown: false)),
      ]
    case .pinned:
      [
        .pinned(ChartPlace(x: 0.5, y: 0.25, dx: -1, dy: 0.5), anchor: .bottom),
        .pinned(ChartPlace(x: 0, y: 1), anchor: .topLeading),
      ]
    case .plotLayer: [.plotLayer(isBehind: true), .plotLayer(isBehind: false)]
    case .padding: Self.insets.map { .padding($0) }
    case .frame: Self.frames.map { .frame($0) }
    case .aspectRatio: [.aspectRatio(1.5, .fit), .aspectRatio(nil, .fill)]
    case .fixedSize:
      [
        .fixedSize(horizontal: true, vertical: false), .fixedSize(horizontal: true, vertical: true),
      ]
    case .relativeFrame:
      [
        .relativeFrame(RelativeFrame(axes: [.horizontal, .vertical])),
        .relativeFrame(RelativeFrame(axes: .horizontal, count: 3, span: 2, spacing: 8)),
      ]
    case .background: Self.paints.map { .background($0) }
    case .border: Self.paints.map { .border($0, width: 0.5) }
    case .cornerRadius: Self.numbers.map { .cornerRadius($0) }
    case .clipped: [.clipped]
    case .opacity: [.opacity(0), .opacity(0.333_333), .opacity(1)]
    case .shadow: Self.colors.map { .shadow($0, radius: 2, x: 0, y: -1.5) }
    case .innerShadow: [.innerShadow(.red, radius: 2, x: 0, y: -1.5)]
    case .filters: [.filters(Self.filters)] + Self.filters.map { .filters([$0]) }
    case .colorMultiply: [.colorMultiply(.red)]
    case .offset: [.offset(x: -1, y: 1), .offset(x: 0, y: 0.001)]
    case .rotation:
      [
        .rotation(.degrees(-90)), .rotation(.radians(1)),
        .rotation(.degrees(5), anchor: .topLeading),
      ]
    case .spin:
      [
        .spin(Spin(.degrees(30), about: (1, 0, -0.5))),
        .spin(Spin(.degrees(30), about: (0, 1, 0), anchor: .top, depth: 4, perspective: 0)),
        .spin(Spin(.degrees(30), about: (0, 1, 0), depth: -2.5)),
      ]
    case .scale: Self.numbers.map { .scale($0) } + [.scale(2, anchor: UnitPoint(x: -0.5, y: 1.5))]
    case .stretch: [.stretch(x: -1, y: 2), .stretch(x: 1, y: 0, anchor: .bottom)]
    case .blendMode: BlendMode.allCases.map { .blendMode($0) }
    case .position: [.position(x: -4, y: 8.125)]
    }
  }

  private static let numbers: [Double] = [
    0, -0.0, 8, -1.5, 0.05, 0.1 + 0.2, 100.001, 0.0001, 1e20, -1e20, .infinity, .nan,
  ]
  private static let insets = [
    EdgeInsets(), EdgeInsets(8, on: .all),
    EdgeInsets(top: 1, leading: 2.5, bottom: -3, trailing: 0),
  ]
  private static let colors =
    Color.SystemName.allCases.map { Color(.system($0)) } + [
      .red.opacity(0.25), .red.opacity(-1), Color(red: 1, green: 0, blue: 0.5),
      Color(red: 0, green: 0, blue: 0, opacity: 0.999), Color("asset"), Color("a-b_c.d{}"),
      Color("ü"), Color(String(repeating: "x", count: 100)), Color("alpha").opacity(0.5),
    ]
  private static let gradients = [
    Gradient(colors: [.red, Color("x").opacity(0.5), .blue]), Gradient(colors: [.red]),
    Gradient(colors: []), Gradient(colors: Array(repeating: .red, count: 20)),
  ]
  private static let paints: [PaintStyle] =
    colors.map { .color($0) } + (-1...5).map { .hierarchical($0) }
    + Material.Thickness.allCases.map { .material($0) }
    + gradients.flatMap { gradient -> [PaintStyle] in
      [
        .linear(gradient, start: .topLeading, end: .bottom),
        .angular(gradient, center: .center, start: .degrees(10), end: .degrees(90)),
        .radial(gradient, center: .top, startRadius: 0, endRadius: 9.5),
        .elliptical(gradient, center: .top, startFraction: 0.1, endFraction: 0.75),
      ]
    } + [
      .tint, .foreground, .background, .separator, .placeholder, .shade(.red),
      .opacity(.opacity(.tint, 0.5), 0.25), .opacity(.color(.red), 0.333_333),
      .shadowed(.color(.red), .drop(radius: 2)), .opacity(.blended(.tint, .multiply), 0.5),
    ]
  private static let lines = [
    TextLineStyle(), TextLineStyle(pattern: .dash), TextLineStyle(color: .red),
    TextLineStyle(pattern: .dot, color: Color("x").opacity(0.5)),
  ]
  private static let strokes = [
    StrokeStyle(lineWidth: 2, lineCap: .round, lineJoin: .bevel, dash: [1, 2.5], dashPhase: -1),
    StrokeStyle(lineCap: .square, lineJoin: .round, dash: Array(repeating: 1, count: 12)),
  ]
  private static let alignments: [Alignment] =
    [HorizontalAlignment.leading, .center, .trailing].flatMap { horizontal in
      [VerticalAlignment.top, .center, .bottom, .firstTextBaseline, .lastTextBaseline].map {
        Alignment(horizontal: horizontal, vertical: $0)
      }
    }
  private static let frames =
    alignments.map { Frame(width: 10, height: 20.5, alignment: $0) } + [
      Frame(minWidth: 1, idealWidth: 2, maxWidth: 3, minHeight: 4, maxHeight: .infinity),
      Frame(maxWidth: .infinity, alignment: .leading), Frame(idealHeight: 2, maxHeight: 3),
    ]
  private static let tracks = [
    GridItem(.fixed(10)), GridItem(), GridItem(.flexible(minimum: 0, maximum: 99)),
    GridItem(.adaptive(minimum: 80)), GridItem(.adaptive(minimum: 80, maximum: 120)),
  ]
  private static let outlines: [StyleProperty] = [
    Path(), Path(CGRect(x: 0, y: 0, width: 100, height: 50)),
    Path(ellipseIn: CGRect(x: 0, y: 0, width: 100, height: 100)),
    Path { path in
      path.move(to: .zero)
      for number in 0..<300 { path.addLine(to: CGPoint(x: number, y: 300 - number)) }
    },
  ].flatMap { path in
    [
      .outline(path, in: CGSize(width: 100, height: 100)),
      .outline(path, in: CGSize(width: 100, height: 100), isEvenOdd: true),
    ]
  }
  private static let filters: [VisualFilter] = [
    .blur(2), .grayscale(1), .saturation(2), .brightness(-0.5), .contrast(3),
    .hueRotation(.degrees(90)), .invert,
  ]
  private static let fonts =
    Font.TextStyle.allCases.map { Font(.style($0)) } + [
      .system(size: 17, weight: .bold, design: .rounded), .custom("Papyrus", size: 9.5),
      .body.italic().monospacedDigit().monospaced().smallCaps().leading(.tight),
      .body.leading(.loose), .body.leading(.standard), .title.scaled(by: 1.5),
      .body.lowercaseSmallCaps().width(.condensed), .caption.uppercaseSmallCaps(),
    ]
}

/// The rules of a layout without views.
private final class NoRules: ArrangementRules {
  func begin(_ views: [any ArrangedView]) -> any ArrangementSession { NoSession() }
}

private final class NoSession: ArrangementSession {
  var spacing: EdgeSpacings { .none }
  func update(_ views: [any ArrangedView]) {}
  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { .zero }
  func placements(in size: CGSize, _ proposal: ProposedViewSize) -> [ViewPlacement] { [] }
  func guide(_ key: AlignmentKey, in size: CGSize, _ proposal: ProposedViewSize) -> CGFloat? { nil }
}
