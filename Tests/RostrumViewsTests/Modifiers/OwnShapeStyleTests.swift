import RostrumElements
import RostrumTesting
import RostrumViews
import Testing

/// A style that depends on the environment.
private struct Ink: ShapeStyle {
  func resolve(in environment: EnvironmentValues) -> some ShapeStyle {
    environment.isEnabled ? Color.red : .gray
  }
}

/// A style of another style.
private struct Raised<Base: ShapeStyle>: ShapeStyle {
  var base: Base

  func resolve(in environment: EnvironmentValues) -> some ShapeStyle {
    base.resolve(in: environment).shadow(.drop(color: .black, radius: 2))
  }
}

/// A style whose type names the style that it returns.
private struct Mist: ShapeStyle, Equatable {
  typealias Resolved = Color
  var opacity: Double

  func resolve(in environment: EnvironmentValues) -> Color { .blue.opacity(opacity) }
}

/// A style without anything.
private struct Nothing: ShapeStyle {}

@MainActor @Suite("Styles of an app", .viewsEnd) struct OwnShapeStyleTests {
  private func styles(@ViewBuilder _ view: () -> some View) throws -> [StyleProperty] {
    try Rendering(view).only(.text).styles
  }

  @Test("A style returns what a view in its environment is painted with")
  func environment() throws {
    #expect(try styles { Text("a").foregroundStyle(Ink()) } == [.foreground(.color(.red))])
    #expect(
      try styles { Text("a").foregroundStyle(Ink()).disabled(true) }
        == [.foreground(.color(.gray))])
    #expect(try styles { Text("a").background(Ink()) } == [.background(.color(.red))])
    #expect(
      try styles { Text("a").border(Ink(), width: 2) } == [.border(.color(.red), width: 2)])
    #expect(
      try styles { Text("a").foregroundStyle(Ink().opacity(0.5)) }
        == [.foreground(.opacity(.color(.red), 0.5))])
    let shape = Rendering { Circle().fill(Mist(opacity: 0.5)).stroke(Ink()).disabled(true) }
    #expect(
      try shape.only(.shape).styles == [
        .fill(.color(.blue.opacity(0.5))), .stroke(.color(.gray), StrokeStyle(lineWidth: 1)),
      ])
  }

  struct Form: View {
    @State private var isSent = false
    var body: some View {
      Button("send") { isSent = true }
      Text("a").foregroundStyle(Ink()).disabled(isSent)
      Circle().fill(Ink()).disabled(isSent)
    }
  }

  @Test("A style changes with the environment")
  func changes() async throws {
    let host = TestHost { Form() }
    func paints() -> [StyleProperty] {
      host.graph.root.all.flatMap(\.state.styles).filter { [.foreground, .fill].contains($0.kind) }
    }
    #expect(paints() == [.foreground(.color(.red)), .fill(.color(.red))])
    await host.button("send").tap()
    #expect(paints() == [.foreground(.color(.gray)), .fill(.color(.gray))])
  }

  @Test("A style returns other styles of the app, with effects")
  func nested() throws {
    #expect(
      try styles { Text("a").foregroundStyle(Raised(base: Ink())) }
        == [.foreground(.color(.red)), .shadow(.black, radius: 2, x: 0, y: 0)])
    #expect(
      try styles { Text("a").foregroundStyle(AnyShapeStyle(Raised(base: Mist(opacity: 1)))) }
        == [.foreground(.color(.blue)), .shadow(.black, radius: 2, x: 0, y: 0)])
  }

  @Test("Parts of a text have styles of the app")
  func runs() {
    let view = Rendering { (Text("a").foregroundStyle(Ink()) + Text("b")).disabled(true) }
    #expect(view.all(.text).map(\.styles) == [[], [.foreground(.color(.gray))], []])
  }

  @Test("Where a style is a plain value, its environment has no values")
  func plain() throws {
    #expect(try styles { Text("a").tint(Ink()).disabled(true) } == [.tint(.red)])
    #expect(Ink().paint != Mist(opacity: 1).paint)
    #expect(Mist(opacity: 1).paint == Mist(opacity: 1).paint)
    #expect(Mist(opacity: 1).paint != Mist(opacity: 0.5).paint)
  }

  @Test("A style that returns nothing is reported, and paints nothing")
  func nothing() {
    withKnownIssue {
      let view = Rendering { Text("a").foregroundStyle(Nothing()) }
      #expect(view.all(.text).map(\.styles) == [[.foreground(.color(.clear))]])
    } matching: {
      $0.description.contains("Nothing is a ShapeStyle without resolve(in:)")
    }
  }
}
