import Foundation
import RostrumScenes
import RostrumTesting
import RostrumViews
import Testing

@MainActor
@Suite("Presentations and the views behind them", .viewsEnd) struct PresentationInteractionTests {
  struct Screen: View {
    let log: Log
    var interaction: PresentationBackgroundInteraction = .enabled
    @State private var isPresented = true
    @State private var isAsked = false

    var body: some View {
      Button("behind") { log("behind") }
      Button("ask") { isAsked = true }
        .alert("Sure?", isPresented: $isAsked) { Button("Yes") {} }
      Text("root").sheet(isPresented: $isPresented) {
        Button("inside") { log("inside") }.presentationBackgroundInteraction(interaction)
      }
    }
  }

  @Test("Content behind a presentation can be used if the presentation permits it")
  func enabled() async {
    let log = Log()
    let host = TestHost { Screen(log: log) }
    await host.button("behind").tap()
    await host.button("inside").tap()
    #expect(log.take() == ["behind", "inside"])
    #expect(host.presentations.count == 1)
  }

  @Test(
    "Content behind a presentation can't be used otherwise",
    arguments: [PresentationBackgroundInteraction.automatic, .disabled])
  func disabled(interaction: PresentationBackgroundInteraction) {
    let host = TestHost { Screen(log: Log(), interaction: interaction) }
    #expect(!host.button("behind").exists)
    #expect(host.button("inside").exists)
  }

  struct Resizable: View {
    @State private var detent = PresentationDetent.height(100)

    var body: some View {
      Button("behind") {}
      Text("root").sheet(isPresented: .constant(true)) {
        Button("grow") { detent = .large }
          .presentationDetents([.height(100), .medium, .large], selection: $detent)
          .presentationBackgroundInteraction(.enabled(upThrough: .medium))
      }
    }
  }

  @Test("The views behind a sheet accept interaction until it is larger than the limit")
  func upThrough() async {
    let host = TestHost { Resizable() }
    #expect(host.button("behind").exists)
    await host.button("grow").tap()
    #expect(!host.button("behind").exists)
  }

  @Test("A sheet without detents is larger than any limit below the whole height")
  func upThroughWithoutDetents() {
    let host = TestHost { Screen(log: Log(), interaction: .enabled(upThrough: .medium)) }
    #expect(!host.button("behind").exists)
    let large = TestHost { Screen(log: Log(), interaction: .enabled(upThrough: .large)) }
    #expect(large.button("behind").exists)
  }

  @Test("An alert covers both")
  func question() async {
    let host = TestHost { Screen(log: Log()) }
    await host.button("ask").tap()
    #expect(!host.button("behind").exists)
    #expect(!host.button("inside").exists)
    await host.alert("Sure?").button("Yes").tap()
    #expect(host.button("behind").exists)
  }

  private func sheet(@ViewBuilder _ content: @escaping @MainActor () -> some View) throws -> Element
  {
    try Rendering { Text("a").sheet(isPresented: .constant(true), content: content) }.only(.sheet)
  }

  @Test("A sheet has its own background and corners")
  func look() throws {
    let sheet = try sheet {
      Text("b").presentationBackground(Color.red).presentationCornerRadius(4)
    }
    #expect(Set(sheet.styles) == [.background(.color(.red)), .cornerRadius(4)])
  }

  @Test("Detents of a sheet are fractions of the height, or points")
  func detents() throws {
    let part = try sheet { Text("b").presentationDetents([.fraction(0.3)]) }
    #expect(part.styles == [.sheetHeight(.part(0.3))])
    let points = try sheet { Text("b").presentationDetents([.height(200), .large]) }
    #expect(points.styles == [.sheetHeight(.points(200))])
    let usual = try sheet { Text("b").presentationDetents([.medium]) }
    #expect(usual.styles.isEmpty)
  }

  @Test("The handle steps through the detents")
  func handle() throws {
    let detent = Box(PresentationDetent.height(200))
    let view = Rendering {
      Text("a").sheet(isPresented: .constant(true)) {
        Text("b").presentationDetents([.height(200), .fraction(0.9)], selection: detent.binding)
      }
    }
    try view.perform(.step(up: true), on: .sheet)
    #expect(detent.value == .fraction(0.9))
  }

  private func popover(
    @ViewBuilder _ content: @escaping @MainActor () -> some View
  ) throws -> ElementContent {
    try Rendering { Text("a").popover(isPresented: .constant(true), content: content) }
      .only(.popover).content
  }

  @Test(
    "A popover adapts to a compact width and height",
    arguments: [PresentationAdaptation.sheet, .popover, .fullScreenCover, .none])
  func adaptation(adaptation: PresentationAdaptation) throws {
    let narrow = try popover {
      Text("b").presentationCompactAdaptation(horizontal: adaptation, vertical: .automatic)
    }
    #expect(narrow == .popover([.compactAdaptation(adaptation, .horizontal)]))
    let low = try popover {
      Text("b").presentationCompactAdaptation(horizontal: .automatic, vertical: adaptation)
    }
    #expect(low == .popover([.compactAdaptation(adaptation, .vertical)]))
    let both = try popover { Text("b").presentationCompactAdaptation(adaptation) }
    #expect(
      both
        == .popover([
          .compactAdaptation(adaptation, .horizontal), .compactAdaptation(adaptation, .vertical),
        ]))
  }

  @Test("The first effect of a swipe is a fact about the sheet")
  func content() throws {
    let scrolls = try sheet { Text("b").presentationContentInteraction(.scrolls) }
    #expect(scrolls.content == .sheet([.contentInteraction(.scrolls)]))
    let automatic = try sheet { Text("b").presentationContentInteraction(.automatic) }
    #expect(automatic.content == .sheet([]))
  }

  @Test("A popover is at the edge that the app sets, or that its anchor is nearest to")
  func edge() {
    func edges(_ anchor: PopoverAttachmentAnchor, _ edge: Edge? = nil) -> [PresentationFact] {
      let host = TestHost {
        Text("root").popover(
          isPresented: .constant(true), attachmentAnchor: anchor, arrowEdge: edge
        ) { Text("inside") }
      }
      return host.presentations.first?.options ?? []
    }
    #expect(edges(.rect(.bounds)) == [])
    #expect(edges(.rect(.bounds), .leading) == [.edge(.leading)])
    #expect(edges(.point(.bottom)) == [.edge(.bottom)])
    #expect(edges(.point(.trailing), .top) == [.edge(.top)])
    #expect(edges(.point(.center)) == [])
  }

  @Test("A sheet has the size that its content sets")
  func sizing() {
    func facts(_ sizing: PresentationSizing) -> [PresentationFact] {
      let host = TestHost {
        Text("root").sheet(isPresented: .constant(true)) {
          Text("inside").presentationSizing(sizing)
        }
      }
      return host.presentations.first?.options ?? []
    }
    #expect(facts(.automatic) == [])
    #expect(facts(.page) == [.sizing(SheetSizing(isPage: true))])
    #expect(facts(.fitted) == [.sizing(SheetSizing(fitsWidth: true, fitsHeight: true))])
    #expect(
      facts(.page.fitted(horizontal: false, vertical: true))
        == [.sizing(SheetSizing(isPage: true, fitsHeight: true))])
  }

  struct Leaving: View {
    @State private var isPresented = true
    @Environment(\.presentationMode) private var presentationMode

    var body: some View {
      Text(presentationMode.wrappedValue.isPresented ? "page presented" : "page")
        .sheet(isPresented: $isPresented) { Inside() }
    }

    struct Inside: View {
      @Environment(\.presentationMode) private var presentationMode

      var body: some View {
        Text(presentationMode.wrappedValue.isPresented ? "presented" : "not presented")
        Button("leave") { presentationMode.wrappedValue.dismiss() }
      }
    }
  }

  @Test("The presentation mode tells whether a view is presented, and dismisses")
  func mode() async {
    let host = TestHost { Leaving() }
    #expect(host.text("presented").exists)
    await host.button("leave").tap()
    #expect(host.presentations.isEmpty)
    #expect(host.text("page").exists)
  }
}
