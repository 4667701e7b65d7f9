import RostrumScenes
import RostrumTesting
import RostrumViews
import Testing

@MainActor @Suite("Views as backgrounds of presentations", .viewsEnd)
struct PresentationBackdropTests {
  struct Weather: View {
    @State private var isNight = false
    @State private var isPlain = false

    var body: some View {
      Text("root").sheet(isPresented: .constant(true)) {
        VStack {
          Toggle("night", isOn: $isNight)
          Toggle("plain", isOn: $isPlain)
          if !isPlain {
            Text("forecast").presentationBackground { Text(isNight ? "stars" : "sun") }
          }
        }
      }
    }
  }

  private func backdrops(_ root: Element) -> [Element] {
    root.descendants.filter { $0.content == .overlay(.backdrop) }
  }

  private func texts(_ element: Element?) -> [String] {
    element?.descendants.compactMap(\.content.text) ?? []
  }

  @Test("The views are the first child of the presentation, and its content isn't in them")
  func behind() throws {
    let sheet = try Rendering {
      Text("root").sheet(isPresented: .constant(true)) {
        Text("forecast").presentationBackground { Text("sun") }
      }
    }.only(.sheet)
    #expect(sheet.children.map(\.content) == [.overlay(.backdrop), .text("forecast")])
    #expect(texts(sheet.children[0]) == ["sun"])
  }

  @Test("The views are aligned in the presentation")
  func alignment() throws {
    let popover = try Rendering {
      Text("root").popover(isPresented: .constant(true)) {
        Text("forecast").presentationBackground(alignment: .bottomTrailing) { Text("sun") }
      }
    }.only(.popover)
    #expect(popover.children[0].styles == [.alignment(.bottomTrailing)])
  }

  @Test("The views follow the state, and go with the view that has the modifier")
  func comesAndGoes() async {
    let host = TestHost { Weather() }
    let root = host.graph.root
    #expect(backdrops(root).map(texts) == [["sun"]])
    await host.toggle("night").setOn(true)
    #expect(backdrops(root).map(texts) == [["stars"]])
    await host.toggle("plain").setOn(true)
    #expect(backdrops(root).isEmpty)
    await host.toggle("plain").setOn(false)
    #expect(backdrops(root).map(texts) == [["stars"]])
  }

  @Test("The outermost background counts")
  func outermost() throws {
    let cover = try Rendering {
      Text("root").fullScreenCover(isPresented: .constant(true)) {
        Text("forecast")
          .presentationBackground { Text("inner") }
          .presentationBackground { Text("outer") }
      }
    }.only(.cover)
    #expect(backdrops(cover).map(texts) == [["outer"]])
  }

  @Test("Views in the background can be used, and a view without a presentation has none")
  func actions() async {
    let log = Log()
    let host = TestHost {
      Text("root").presentationBackground { Text("nowhere") }
        .sheet(isPresented: .constant(true)) {
          Text("forecast").presentationBackground(alignment: .top) {
            Button("sky") { log("sky") }
          }
        }
    }
    await host.button("sky").tap()
    #expect(log.take() == ["sky"])
    #expect(!host.text("nowhere").exists)
  }
}
