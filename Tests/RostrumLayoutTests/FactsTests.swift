import RostrumElements
import Testing

@Suite("Facts of sizes") struct FactsTests {
  private func facts(_ view: V) -> LayoutFacts { LayoutFacts(of: view.snapshot) }

  @Test("A stack fills along its axis if a view or a spacer in it does")
  func along() {
    #expect(facts(VStack(Text("a"), Spacer())).height == .fills())
    #expect(facts(VStack(Text("a"), Color())).height == .fills())
    #expect(facts(VStack(Text("a"), Text("b"))).height == .wraps)
    #expect(facts(VStack(Image(), Image())).height == .hugs)
  }

  @Test("A stack fills across its axis if a view in it does; spacers take nothing there")
  func across() {
    #expect(facts(VStack(Text("a"), Spacer())).width == .wraps)
    #expect(facts(VStack(Image(), Spacer())).width == .hugs)
    #expect(facts(VStack(Text("a"), Divider())).width == .fills())
    #expect(facts(HStack(Text("a"), Divider())).height == .fills())
    #expect(facts(HStack(Text("a"), Divider())).width == .wraps)
    #expect(facts(HStack(Image(), VStack(Text("a"), Spacer()))).height == .fills())
  }

  @Test("A ZStack fills if one of its views does, an overlay if its base does")
  func layers() {
    #expect(facts(ZStack(Text("a"), Color())).width == .fills())
    #expect(facts(ZStack(Text("a"), Spacer())).height == .fills())
    #expect(facts(Text("a").overlay(Color())).width == .wraps)
    #expect(facts(Text("a").background(Color())).width == .wraps)
    #expect(facts(Color().overlay(Text("a"))).width == .fills(least: 0, ideal: 10))
  }

  @Test("Frames")
  func frames() {
    #expect(facts(Color().frame(width: 50)).width == .fixed(50))
    #expect(facts(Color().frame(width: 50)).width.fixedLength == 50)
    #expect(facts(Color().frame(width: 50)).height == .fills(least: 0, ideal: 10))
    #expect(facts(Text("a").frame(maxWidth: .infinity)).width == .fills())
    #expect(facts(Text("a").frame(minWidth: 40, maxWidth: .infinity)).width == .fills(least: 40))
    #expect(
      facts(Text("a").frame(maxWidth: 300)).width
        == .ranges(least: nil, ideal: nil, greatest: 300))
    #expect(
      facts(Text("a").frame(minHeight: 180)).height
        == .ranges(least: 180, ideal: nil, greatest: nil))
    #expect(
      facts(Color().frame(minWidth: 20, idealWidth: 40)).width == .fills(least: 20, ideal: 40))
    #expect(facts(Color().frame(width: 50).frame(minWidth: 80)).width == .fixed(80))
  }

  @Test("Padding is added to known lengths")
  func padding() {
    #expect(facts(Color().frame(width: 50).padding(5)).width == .fixed(60))
    #expect(facts(Color().padding(5)).width == .fills(least: 10, ideal: 20))
    #expect(facts(Text("a").padding(5)).width == .wraps)
  }

  @Test("Ideal sizes and ratios")
  func sizes() {
    #expect(facts(Text("a").fixedSize()).width == .hugs)
    #expect(facts(Color().fixedSize()).width == .fixed(10))
    #expect(facts(VStack(Text("a"), Spacer()).fixedSize()).height == .hugs)
    #expect(facts(Color().aspectRatio(2, .fit)).width == .follows(ratio: 2, .fit))
    #expect(facts(Text("a").aspectRatio(2, .fit)).width == .wraps)
    #expect(facts(VStack(Color().aspectRatio(2, .fit))).width == .contentRange)
    #expect(facts(VStack(Color().aspectRatio(2, .fill))).width == .fills())
    #expect(facts(ZStack(Color().aspectRatio(nil, .fill))).height == .fills())
  }

  @Test("A scroll view fills its axes, and is as wide as its content")
  func scrolling() {
    let vertical = facts(ScrollView(.vertical, Text("a")))
    #expect(vertical.height == .fills(least: 0))
    #expect(vertical.width == .wraps)
    #expect(facts(ScrollView(.horizontal, Text("a"))).width == .fills(least: 0))
    #expect(facts(ScrollView(.vertical, Color())).width == .fills())
  }

  @Test(
    "Lists, forms, editors and screens fill",
    arguments: [
      ElementRole.list, .form, .textEditor, .table, .navigationStack, .screen, .tabView, .splitView,
    ])
  func filling(_ role: ElementRole) {
    let facts = facts(V(ElementContent(role)))
    #expect(facts.width.isFilling && facts.height.isFilling)
  }

  @Test(
    "Fields, sliders and bars are as wide as they can be",
    arguments: [
      ElementRole.textField, .secureField, .slider, .toggle, .stepper, .gauge, .picker,
    ])
  func wide(_ role: ElementRole) {
    let facts = facts(V(ElementContent(role)))
    #expect(facts.width.isFilling && !facts.height.isFilling)
  }

  @Test("A spacer receives space last, even in a frame")
  func parts() {
    #expect(facts(Spacer()).part == .spacer)
    #expect(facts(Spacer().frame(width: 10)).part == .spacer)
    #expect(facts(Text("a").layoutPriority(2)).priority == 2)
    #expect(facts(VStack(Text("a").layoutPriority(2))).priority == 0)
    #expect(facts(V(.alert(title: "a", message: nil, []))).part == .absent)
  }

  @Test("The lengths between the views of a stack depend on their edges, or are all the same")
  func gaps() {
    let views: [EdgeSpacings] = [.text, .text, .standard, .none, .text]
    #expect(
      EdgeSpacings.gaps(between: views, along: .vertical, spacing: nil) == [0, 0, 8, 0, 0])
    #expect(
      EdgeSpacings.gaps(between: views, along: .horizontal, spacing: nil) == [0, 8, 8, 0, 0])
    #expect(EdgeSpacings.gaps(between: views, along: .vertical, spacing: 5) == [0, 5, 5, 5, 5])
    #expect(EdgeSpacings.gaps(between: [], along: .vertical, spacing: nil) == [])
  }
}
