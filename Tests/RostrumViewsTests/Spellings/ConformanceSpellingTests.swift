import RostrumScenes
import RostrumTesting
import RostrumViews
import Testing

private struct TrailingIcon: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack {
      configuration.title
      configuration.icon
    }
  }
}

extension LabelStyle where Self == TrailingIcon {
  fileprivate static var trailingIcon: Self { Self() }
}

private struct Sign: View {
  var words = "Stop"
  var body: some View { Text(words) }
}

private struct Sign_Previews: PreviewProvider {
  static var previews: some View {
    Sign()
    Sign(words: "Go").previewDisplayName("Go")
  }
}

private struct Shelf: View {
  let views: [any View]
  var header: (any View)?

  var body: some View {
    if let header { AnyView(header) }
    ForEach(0..<views.count, id: \.self) { AnyView(views[$0]) }
  }
}

private struct Tally: View {
  @State private var count = 0
  var body: some View { Button("\(count)") { count += 1 } }
}

private struct Program: App {
  @State private var count = 0

  var body: some Scene {
    WindowGroup {
      Button("count \(count)") { count += 1 }
    }
  }
}

@MainActor @Suite(.viewsEnd) struct ConformanceSpellingTests {
  @Test func aStyleOfTheAppHasANameOfItsOwn() {
    let view = Rendering { Label("5 min", systemImage: "clock").labelStyle(.trailingIcon) }
    #expect(
      view.outline == """
        stack axis="horizontal"
          text "5 min"
          image symbol="clock" accessibilityHidden
        """)
  }

  @Test func previewsAreViews() {
    let view = Rendering { Sign_Previews.previews }
    #expect(view.outline == "text \"Stop\"\ntext \"Go\"")
  }

  @Test func viewsOfAnyTypeStandInAList() {
    let view = Rendering { Shelf(views: [Text("a"), Sign(), Divider()], header: Sign(words: "h")) }
    #expect(view.outline == "text \"h\"\ntext \"a\"\ntext \"Stop\"\ndivider")
  }

  @Test func aViewOfAnyTypeKeepsItsState() throws {
    struct Around: View {
      @State private var title = "a"
      var body: some View {
        Shelf(views: [Tally()])
        TextField("Title", text: $title)
        Text(title)
      }
    }
    let view = Rendering { Around() }
    try view.perform(.tap, on: .button)
    try view.perform(.setText("b"), on: .textField)
    #expect(view.all(.text).map { $0.content.text } == ["1", "b"])
  }

  @Test func anAppIsLaunchedWithItsOwnState() async {
    let host = TestHost(Program())
    await host.button("count 0").tap()
    #expect(host.button("count 1").exists)
    #expect(TestHost(Program()).button("count 0").exists)
  }
}
