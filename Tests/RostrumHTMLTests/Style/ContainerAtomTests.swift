import Foundation
import RostrumScenes
import Testing

// NB: Tests `Atom` and `AtomContext`, which are internal.
@testable import RostrumHTML

/// The rules of sections in a grid.
private func sections(_ lines: String, _ track: String, _ gap: String, _ flow: String = "")
  -> String
{
  "&>.r-section{display:grid;\(flow)grid-template-\(lines):subgrid;\(gap)-gap:inherit;place-items:inherit;"
    + "place-self:stretch;margin:0}"
    + "&>.r-section,&>.r-section>:is(.r-header,.r-footer,.r-absent-rows){grid-\(track):1/-1}"
    + "&>.r-section>:is(.r-header,.r-footer){place-self:stretch;padding:0;font:inherit;color:inherit}"
}

@Suite struct ContainerAtomTests {
  private func rules(_ style: StyleProperty, role: ElementRole = .group) -> [String] {
    Atom.atoms(for: [style], in: AtomContext(role: role)).map(\.rule)
      .map { String($0.drop { $0 != "{" }) }
  }

  @Test(
    arguments: [
      (.filters([.blur(2), .hueRotation(.degrees(90))]), "{filter:blur(2px) hue-rotate(90deg)}"),
      (
        .filters([
          .grayscale(1), .saturation(2), .brightness(0.5), .contrast(3), .invert,
        ]),
        "{filter:grayscale(1) saturate(2) brightness(1.5) contrast(3) invert(1)}"
      ),
      (
        .shadow(.black, radius: 2, x: 0, y: 1),
        "{filter:drop-shadow(0 1px 2px var(--r-black))}"
      ),
      (
        .scrollSnap(ScrollSnap(.views, along: .horizontal)), "{scroll-snap-type:x mandatory}"
      ),
      (
        .scrollSnap(ScrollSnap(.nextView, along: .vertical)),
        "{scroll-snap-type:y mandatory;--r-snap:always}"
      ),
      (
        .snapTargets,
        "{&:not(.r-box)>*,&.r-box>*>*{scroll-snap-align:start;scroll-snap-stop:var(--r-snap,normal)}}"
      ),
      (
        .pinnedParts(.sectionFooters, .horizontal),
        "{& .r-footer{position:sticky;inset-inline-end:0;z-index:1}"
          + ".r-scroll & .r-footer{inset-inline-end:0}}"
      ),
      (
        .scrollAlignment(.bottom),
        "{&::before,&::after{content:\"\";flex:1 0 0px}&::after{flex-grow:calc(1 - 1)}"
          + "&:not(.r-scroll-vertical){align-items:safe center}}"
      ),
      (
        .hoverEffect(.highlight),
        "{@media(hover:hover){transition:filter .2s,scale .2s;"
          + "&:hover{filter:contrast(.92) brightness(1.06)}}}"
      ),
      (.blendMode(.colorDodge), "{mix-blend-mode:color-dodge}"),
      (.border(.color(.red), width: 2), "{border:2px solid var(--r-red)}"),
      (.stretch(x: -1, y: 2), "{scale:-1 2}"),
      (
        .position(x: 4, y: 8),
        "{position:absolute;inset-block-start:8px;inset-inline-start:4px;"
          + "translate:calc(var(--r-way)*-50%) -50%}"
      ),
      (.zIndex(-1), "{z-index:-1}"),
      (.layoutPriority(5), "{--r-share:calc(1e9*pow(1e3,clamp(-2,5,4)))}"),
      (.layoutPriority(-2), "{--r-share:calc(1e9*pow(1e3,clamp(-2,-2,4)))}"),
      (
        .tracks([GridItem(.fixed(10)), GridItem()], .vertical),
        "{grid-template-columns:10px minmax(10px,1fr);" + sections("columns", "column", "row") + "}"
      ),
      (
        .tracks([GridItem(.adaptive(minimum: 80, maximum: 120))], .horizontal),
        "{grid-template-rows:repeat(auto-fill,minmax(min(100%,80px),120px));grid-auto-flow:column;"
          + sections("rows", "row", "column", "grid-auto-flow:column;") + "}"
      ),
      (
        .alternatingRows,
        "{--r-other-row:color-mix(in srgb,var(--r-card) 95%,var(--r-primary));"
          + "& :is(.r-row,.r-tableRow):nth-child(even of .r-row,.r-tableRow:not(.r-tableRow-header),"
          + #"[data-rows$="1"],[data-rows$="3"],[data-rows$="5"],[data-rows$="7"],[data-rows$="9"])"#
          + "{--r-card:var(--r-other-row);"
          + "&.r-tableRow:not([aria-selected=true],[tabindex]:is(:hover,:active)){"
          + "background:var(--r-card)}}}"
      ),
      (
        .sectionMargin(.top, 8),
        "{&.r-section{margin-block-start:8px}.r-section:has(+ &){margin-block-end:0}}"
      ),
      (
        .sectionMargin(.leading, 0),
        "{&.r-section{margin-inline-start:calc(0px - var(--r-gutter))}}"
      ),
      (.sectionMargin(.bottom, 8), "{&.r-section{margin-block-end:8px}}"),
      (
        .linkIndicatorHidden,
        "{.r-row &{padding-inline-end:0;&::after{content:none}}"
          + ".r-row:has(> .r-row__content > &) > .r-row__badge{margin-inline-end:0}}"
      ),
      (
        .iconWidth(24),
        "{&:has(> [aria-hidden=true]:first-child){display:inline-grid;grid-auto-flow:column;"
          + "grid-template-columns:minmax(24px,max-content);justify-content:start;"
          + "& > :first-child{justify-self:center}}}"
      ),
      (.cellSpan(2), "{grid-column-end:span 2}"),
      (.cellAnchor(.topTrailing), "{place-self:start end}"),
      (
        .cellAlignments([nil, .trailing, .center]),
        "{&>:nth-child(2):not(.r-fill-x,.r-divider){justify-self:end}"
          + "&>:nth-child(3):not(.r-fill-x,.r-divider){justify-self:center}}"
      ),
      (.unsizedCell(.horizontal), "{inline-size:0;min-inline-size:100%}"),
      (
        .rowInsets(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)),
        "{padding-block:1px 3px;padding-inline:2px 4px}"
      ),
      (.rowSeparator(false, .top), "{.r-row:has(+ &)::after{content:none}}"),
      (.rowSeparatorTint(.red), "{&,.r-row:has(+ &){--r-line:var(--r-red)}}"),
      (.rowSpacing(4), "{--r-rows:4px}"),
      (.sectionSpacing(12), "{--r-sections:12px}"),
      (.barLook(.compact), "{&.r-navigationBar-inline{min-block-size:0;padding-block:0}}"),
      (
        .barLook(.expanded),
        "{&.r-navigationBar-inline{>.r-navigationBar__bar{grid-row:2}"
          + ">.r-navigationBar__title{grid-area:1/1/2/-1;place-self:center}}}"
      ),
      (.barBackground(.color(.blue)), "{--r-bar-paint:var(--r-blue)}"),
      (
        .columnWidth(least: 100, ideal: 200, greatest: 300),
        "{--r-column-size:clamp(100px,200px,300px)}"
      ),
      (.sheetHeight(.points(200)), "{--r-sheet:200px}"),
      (.sheetHeight(.part(0.3)), "{--r-sheet:30dvh}"),
    ] as [(StyleProperty, String)])
  func aStyleIsOneRule(style: StyleProperty, rule: String) {
    #expect(rules(style) == [rule])
  }

  @Test func aPartOfTheRegionIsCounted() {
    let frame = RelativeFrame(
      axes: .horizontal, count: 3, span: 2, spacing: 6, alignment: .leading)
    #expect(
      rules(.relativeFrame(frame)).first
        == "{inline-size:calc((100cqi - 6px*(3 - 1))/3*2 + 6px*(2 - 1));flex-shrink:0}")
  }

  @Test("Of two priorities on one view, the outer one counts")
  func outerPriority() {
    let styles = [StyleProperty.layoutPriority(2), .layoutPriority(-1)]
    let atoms = Atom.atoms(for: styles, in: AtomContext(role: .text))
    #expect(atoms == [LayoutPriorityAtom(-1).atom])
  }

  @Test func distancesOfAGridAreIts() {
    #expect(
      rules(.gridSpacing(horizontal: 4, vertical: 8), role: .grid)
        == ["{column-gap:4px}", "{row-gap:8px}"])
  }

  @Test("A row aligns its cells vertically, and leaves the horizontal alignment to its grid")
  func alignmentOfRow() {
    #expect(rules(.alignment(.top), role: .gridRow) == ["{align-items:start}"])
    #expect(rules(.alignment(.top), role: .grid) == ["{place-items:start center}"])
  }

  @Test("The line below a row is anchored to the view that sets where it begins or ends")
  func separatorGuides() throws {
    let leading = SeparatorGuide(.leading, offset: -8, fraction: 0)
    let start = try #require(rules(.separatorGuide(leading)).first)
    #expect(
      start.contains(
        "inset-inline-start:calc(anchor(--r-line-start start) + "
          + "(-8px + 0*anchor-size(--r-line-start inline)))"))
    let trailing = SeparatorGuide(.trailing, offset: 0, fraction: 1)
    let end = try #require(rules(.separatorGuide(trailing)).first)
    #expect(
      end.contains(
        "inset-inline-end:calc(anchor(--r-line-end start) + "
          + "-1*(0px + 1*anchor-size(--r-line-end inline)))"))
  }

  @Test("Effects at edges concern the bars of the screen at the top and at the bottom")
  func scrollEdges() {
    let screen = ".r-screen:has(&):not(:has(.r-screen &))"
    #expect(
      rules(.scrollEdge(ScrollEdgeEffect(.hidden, at: .top)))
        == ["{\(screen)>.r-navigationBar>.r-navigationBar__bar::before{content:none}}"])
    #expect(
      rules(.scrollEdge(ScrollEdgeEffect(.hard, at: .all))) == [
        "{\(screen)>.r-navigationBar>.r-navigationBar__bar::before"
          + "{background:var(--r-page);backdrop-filter:none}}",
        "{\(screen)>.r-group.r-group-bottomBar{background:var(--r-page);backdrop-filter:none}}",
      ])
    #expect(rules(.scrollEdge(ScrollEdgeEffect(.soft, at: .horizontal))).isEmpty)
  }

  @Test("A view sets the background of a container around it, but not of one around that")
  func containerBackgrounds() throws {
    #expect(
      rules(.containerBackground(.color(.red), .screen))
        == ["{.r-screen:has(&):not(:has(.r-screen &)){background:var(--r-red)}}"])
    #expect(
      rules(.containerBackground(.color(.red), .tabs))
        == ["{.r-tabView:has(&):not(:has(.r-tabView &)){background:var(--r-red)}}"])
    #expect(
      rules(.containerBackground(.color(.red), .columns))
        == ["{.r-splitView:has(&):not(:has(.r-splitView &)){background:var(--r-red)}}"])
    let window = try #require(rules(.containerBackground(.color(.red), .window)).first)
    #expect(window.contains(".r-scene:has(&):not(:has(dialog &))"))
    #expect(window.contains("dialog:has(&):not(:has(dialog &))"))
  }

  @Test("The dots of pages have a background that is round at both ends")
  func pageIndex() throws {
    let dots = ":is(&.r-tabView-page,& .r-tabView-page)>.r-tabView__bar"
    let always = try #require(rules(.pageIndex(.always)).first)
    #expect(always.hasPrefix("{\(dots)>.r-tabView__tab{background:var(--r-material-regular)"))
    #expect(always.contains("border-start-start-radius:14px"))
    let used = try #require(rules(.pageIndex(.interactive)).first)
    #expect(used.hasPrefix("{\(dots):is(:hover,:focus-within,:active)>.r-tabView__tab{"))
    #expect(rules(.pageIndex(.never)) == ["{\(dots)>.r-tabView__tab{background:none}}"])
  }

  @Test("A scroll view that doesn't clip extends beyond its place, unless the page scrolls it")
  func unclipped() throws {
    let plain = try #require(rules(.unclippedScroll(margins: EdgeInsets()), role: .scroll).first)
    #expect(
      plain.hasPrefix(
        "{&:not(.r-screen>.r-box>*){margin:-32px;padding-block:32px 32px;padding-inline:32px"))
    #expect(plain.contains("pointer-events:none;&>*{pointer-events:auto}"))
    #expect(plain.contains("block-size:auto;padding-inline:var(--r-gutter)}"))
    let insets = EdgeInsets(top: 0, leading: 8, bottom: 0, trailing: 12)
    let inset = try #require(rules(.unclippedScroll(margins: insets), role: .scroll).first)
    #expect(inset.contains(";padding-inline:40px 44px;"))
    #expect(inset.contains("block-size:auto;padding-block:0 0;padding-inline:8px 12px}"))
  }

  @Test func linesBelowAndMarginsAreKnown() {
    #expect(rules(.rowSeparator(false, .all)).count == 2)
    #expect(rules(.rowSeparator(true, .all)).isEmpty)
    #expect(rules(.bleeding(.all)).count == 3)
    #expect(rules(.bleeding(.leading)).isEmpty)
  }

  @Test(arguments: [
    "filter", "filter_blur", "filter_url_1", "blendMode_nothing", "columns", "columns_fixed_a",
    "tracks_up_fixed_1", "cellAnchor_up_down", "cellAlign", "cellAlign_end_far", "position_1",
    "relativeWidth_1_2", "columnWidth_1_2", "layoutPriority_high", "separatorTint_red;",
    "border_2",
  ])
  func anInvalidTokenIsRefused(token: String) {
    #expect(Atom(token: token) == nil)
  }
}
