import RostrumElements
import RostrumGraph
import RostrumTesting
import RostrumViews
import Testing

/// An update derives the traits of what changed; nothing else may be out of date afterwards.
@MainActor @Suite(.leakChecked) struct LayoutTraitsTests {
  private struct Changing: View {
    @State private var isVertical = false
    @State private var words = "a"
    @State private var isWide = false
    @State private var isShown = false

    var body: some View {
      let layout = isVertical ? AnyLayout(VStackLayout()) : AnyLayout(HStackLayout())
      VStack {
        Button("Turn") { isVertical.toggle() }
        Button("Say") { words += "a" }
        Button("Widen") { isWide.toggle() }
        Button("Show") { isShown.toggle() }
        layout {
          Text(words).frame(maxWidth: isWide ? .infinity : nil)
          Spacer().padding(4).background(.red).padding(4)
          Divider().padding(4).background(.red).padding(4)
          if isShown { Color.red.layoutPriority(1) }
        }
      }
    }
  }

  @Test("The traits of all elements follow from the current tree after each kind of change")
  func changes() async {
    let host = TestHost { Changing() }
    expectCurrentTraits(in: host)
    for name in ["Say", "Turn", "Widen", "Show", "Turn", "Widen", "Show"] {
      await host.button(name).tap()
      expectCurrentTraits(in: host)
    }
  }

  private func expectCurrentTraits(in host: TestHost) {
    var count = 0
    func visit(_ element: ElementSnapshot, within axis: Axis?) {
      let traits = LayoutTraits(LayoutFacts(of: element, within: axis))
      #expect(element.state.layout == traits, "\(element)")
      count += 1
      for child in element.children { visit(child, within: element.content.axisWithin(axis)) }
    }
    visit(host.graph.root.snapshot, within: nil)
    #expect(count > 10)
  }
}
