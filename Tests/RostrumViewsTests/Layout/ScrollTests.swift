import RostrumTesting
import RostrumViews
import Testing

@MainActor @Suite("Scrolling", .viewsEnd) struct ScrollTests {
  @Test("Indicators are hidden by the scroll view or an ancestor")
  func indicators() {
    let view = Rendering {
      ScrollView(showsIndicators: false) { Text("a") }
      ScrollView { Text("b") }.scrollIndicators(.hidden)
      ScrollView(showsIndicators: false) { Text("c") }.scrollIndicators(.visible)
      ScrollView { Text("d") }
    }
    #expect(
      view.all(.scroll).map(\.showsIndicators) == [false, false, true, true])
  }

  @Test("The visibility of indicators applies to the axes that it names")
  func indicatorsOfAnAxis() {
    let view = Rendering {
      ScrollView { Text("a") }.scrollIndicators(.hidden, axes: .horizontal)
      ScrollView(.horizontal) { Text("b") }.scrollIndicators(.hidden, axes: .horizontal)
      ScrollView([.horizontal, .vertical]) { Text("c") }.scrollIndicators(.hidden, axes: .vertical)
      ScrollView([.horizontal, .vertical]) { Text("d") }.scrollIndicators(.never)
      ScrollView(showsIndicators: false) { Text("e") }.scrollIndicators(.visible, axes: .horizontal)
    }
    #expect(view.all(.scroll).map(\.showsIndicators) == [true, false, true, false, false])
  }

  @Test("Disabling scrolling doesn't disable the controls")
  func disabled() async {
    let log = Log()
    let host = TestHost {
      ScrollView { Button("press") { log("pressed") } }.scrollDisabled(true)
    }
    #expect(host.role(.scroll)().exists)
    await host.button("press").tap()
    #expect(log.take() == ["pressed"])
  }

  struct Lines: View {
    var body: some View {
      ScrollViewReader { proxy in
        Button("id") { proxy.scrollTo("b", anchor: .top) }
        Button("row") { proxy.scrollTo(7) }
        Button("none") { proxy.scrollTo("nowhere") }
        Text("b").id("b")
        ForEach(5..<9) { Text("\($0)") }
      }
    }
  }

  private func scroll(_ button: String) throws -> ([Mutation], Rendering) {
    let view = Rendering { Lines() }
    let element = try #require(view.all(.button).first { $0.accessibleName == button })
    return (try view.perform(.tap, on: element), view)
  }

  @Test("The view with an identity is scrolled into view")
  func identity() throws {
    let (mutations, view) = try scroll("id")
    let target = try #require(view.all(.text).first { $0.content.text == "b" })
    #expect(mutations == [.scroll(target.id, anchor: .top)])
  }

  @Test("The row of an element is scrolled into view")
  func row() throws {
    let (mutations, view) = try scroll("row")
    let target = try #require(view.all(.text).first { $0.content.text == "7" })
    #expect(mutations == [.scroll(target.id, anchor: nil)])
  }

  @Test("A missing identity scrolls nothing")
  func absent() throws {
    #expect(try scroll("none").0.isEmpty)
  }

  @Test("A view inserted in the same update can be scrolled to")
  func new() throws {
    struct Growing: View {
      @State private var count = 1
      var body: some View {
        ScrollViewReader { proxy in
          Button("add") {
            count += 1
            proxy.scrollTo(count - 1, anchor: .bottom)
          }
          ForEach(0..<count, id: \.self) { Text("\($0)") }
        }
      }
    }
    let view = Rendering { Growing() }
    let mutations = try view.perform(.tap, on: .button)
    let target = try #require(view.all(.text).first { $0.content.text == "1" })
    #expect(mutations.last == .scroll(target.id, anchor: .bottom))
  }
}
