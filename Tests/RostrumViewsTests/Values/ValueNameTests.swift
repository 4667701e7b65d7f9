import Foundation
import RostrumElements
import RostrumScenes
import RostrumViews
import Testing

@MainActor @Suite("Names of values", .viewsEnd) struct ValueNameTests {
  @Test("An edge is made of a horizontal or a vertical one, and sets have them")
  func edges() {
    #expect(HorizontalEdge.allCases.map { Edge($0) } == [.leading, .trailing])
    #expect(VerticalEdge.allCases.map { Edge($0) } == [.top, .bottom])
    #expect(HorizontalEdge.Set.all.contains(.init(.trailing)))
    #expect(!HorizontalEdge.Set.leading.contains(.trailing))
    #expect(VerticalEdge.Set(.bottom) == .bottom && VerticalEdge.Set.all != .top)
  }

  @Test("A corner has a radius, and sets of corners are those of an edge")
  func corners() {
    var radii = RectangleCornerRadii(
      topLeading: 1, bottomLeading: 2, bottomTrailing: 3, topTrailing: 4)
    #expect(Edge.Corner.allCases.map { radii[$0] } == [1, 4, 2, 3])
    for corner in Edge.Corner.allCases { radii[corner] += 10 }
    #expect(
      radii
        == RectangleCornerRadii(
          topLeading: 11, bottomLeading: 12, bottomTrailing: 13, topTrailing: 14))
    #expect(Edge.Corner.Set.top.union(.bottom) == .all)
    #expect(Edge.Corner.Set.leading.intersection(.top) == .init(.topLeading))
    #expect(Edge.Corner.Set.trailing.isDisjoint(with: .leading) && Edge.Corner.Set.none.isEmpty)
  }

  @Test("Alignments combine an edge with the baseline of a text")
  func baselines() {
    #expect(Alignment.leadingFirstTextBaseline.horizontal == .leading)
    #expect(Alignment.leadingFirstTextBaseline.vertical == .firstTextBaseline)
    let last: [Alignment] = [
      .leadingLastTextBaseline, .centerLastTextBaseline, .trailingLastTextBaseline,
    ]
    #expect(last.map(\.horizontal) == [.leading, .center, .trailing])
    #expect(last.allSatisfy { $0.vertical == .lastTextBaseline })
    #expect(Alignment.centerFirstTextBaseline != .trailingFirstTextBaseline)
  }

  @Test("Guides that views set are combined")
  func guides() {
    #expect(HorizontalAlignment.center.combineExplicit([1, nil, 3]) == 2)
    #expect(VerticalAlignment.top.combineExplicit([nil, nil]) == nil)
    #expect(VerticalAlignment.firstTextBaseline.combineExplicit([4, 2]) == 2)
    #expect(VerticalAlignment.lastTextBaseline.combineExplicit([4, 2]) == 4)
  }

  @Test("Styles have names, and gradients are those of their types")
  func styles() {
    func paint(_ style: some ShapeStyle) -> PaintStyle { style.paint }
    #expect(paint(.quinary) == .hierarchical(4))
    #expect(paint(.link) == .color(.accentColor))
    #expect(paint(.selection) == .tint && paint(.windowBackground) == .background)
    #expect(paint(.fill) == .color(Color(.system(.fill))))
    let stops = [Gradient.Stop(color: .red, location: 0), .init(color: .blue, location: 1)]
    let colors: [Color] = [.red, .blue]
    #expect(
      paint(.angularGradient(colors: colors, center: .center, startAngle: .zero, endAngle: .zero))
        == paint(
          .angularGradient(stops: stops, center: .center, startAngle: .zero, endAngle: .zero)))
    #expect(
      paint(.conicGradient(stops: stops, center: .top))
        == AngularGradient(colors: colors, center: .top).paint)
    #expect(paint(.conicGradient(colors: colors, center: .top)) != paint(.red))
    #expect(
      paint(.radialGradient(stops: stops, center: .center, startRadius: 1, endRadius: 9))
        == paint(.radialGradient(colors: colors, center: .center, startRadius: 1, endRadius: 9)))
    #expect(
      paint(.linearGradient(stops: stops, startPoint: .top, endPoint: .bottom))
        == Gradient(colors: colors).paint)
  }

  @Test("A gradient is a tint after a leading dot")
  func tint() throws {
    let view = Rendering { Text("a").tint(.red.gradient) }
    #expect(try view.only(.text).styles == [.tint(.red)])
    #expect(try Rendering { Text("a").tint(.red) }.only(.text).styles == [.tint(.red)])
    #expect(try Rendering { Text("a").tint(nil) }.only(.text).styles == [])
  }

  @Test("A symbol variant contains others")
  func variants() {
    #expect(SymbolVariants.circle.fill.contains(.fill))
    #expect(SymbolVariants.circle.fill.contains(.circle) && SymbolVariants.fill.contains(.none))
    #expect(!SymbolVariants.circle.contains(.fill) && !SymbolVariants.circle.contains(.square))
    #expect(!SymbolVariants.fill.contains(.slash))
  }

  @Test("Parts of views and gestures are properties")
  func parts() {
    let scroll = ScrollView(.horizontal, showsIndicators: false) { Text("a") }
    #expect(scroll.axes == .horizontal && !scroll.showsIndicators)
    #expect(scroll.content == Text("a"))
    #expect(Spacer(minLength: 4).minLength == 4)
    let both = TapGesture(count: 2).simultaneously(with: LongPressGesture(minimumDuration: 3))
    #expect(both.first.count == 2 && both.second.minimumDuration == 3)
    #expect(TapGesture().exclusively(before: TapGesture(count: 3)).second.count == 3)
  }

  @Test("A scroll position begins at an edge, and knows its view")
  func scrollPositions() {
    #expect(ScrollPosition(idType: Int.self, edge: .bottom).edge == .bottom)
    #expect(ScrollPosition(id: 7).viewID as? Int == 7)
    #expect(ScrollPosition(edge: .top).viewID == nil)
  }
}
