import Foundation
import PaletteFeature
import RostrumDestinations
import RostrumTesting
import Rostrum
import Testing

@MainActor
@Suite("The palette")
struct PaletteTests {
  let ticks = AsyncStream<Int>.makeStream()
  let experiment = DetailExperiment()
  let flow: AppFlow
  let host: TestHost

  init() {
    let stream = ticks.stream
    let flow = AppFlow.palette(ticks: { stream }, experiment: experiment)
    flow.start()
    self.flow = flow
    host = TestHost { flow.startingDestinationView() }
  }

  @Test("The list has a page of colors, and gets a second one on demand")
  func pages() async {
    #expect(host.text("6 colors").exists)
    await host.button("More Colors").tap()
    #expect(host.text("12 colors").exists)
    #expect(host.button("Teal 2").exists == false)
    #expect(host.button("Coral 2").exists)
  }

  @Test("A color is pushed, its swatch is a sheet, and both are left")
  func detail() async {
    await host.button("Teal").tap()
    #expect(host.path == ["Colors", "Teal"])
    await host.button("Show Swatch").tap()
    #expect(host.presentations.map(\.description) == ["screen \"Teal\"\n  sheet"])
    await host.button("Done").tap()
    await host.button("Back").tap()
    #expect(host.path == ["Colors"])
    #expect(flow.activeDestinations.count == 6)
  }

  @Test("The experiment chooses the destination of a color")
  func experimentChooses() async {
    experiment.showsCard = true
    await host.button("Teal").tap()
    #expect(flow.currentDestination?.type == .colorCard)
    await host.back()
    experiment.showsCard = false
    await host.button("Teal").tap()
    #expect(flow.currentDestination?.type == .colorDetail)
  }

  @Test("A color of the split view is shown beside the list")
  func browse() async {
    await host.role(.tabView)().select("Browse")
    await host.button("Plum").tap()
    #expect(flow.currentDestination?.type == .colorDetail)
    #expect(host.button("Show Swatch").exists)
  }

  @Test("A note is added to the list")
  func notes() async {
    await host.role(.tabView)().select("Notes")
    await host.textField("New note").type("Olive is calm.")
    await host.button("Add Note").tap()
    await flow.finishRequests()
    await host.settle()
    #expect(host.text("Olive is calm.").exists)
  }

  @Test("The counter follows a stream")
  func counter() async {
    await host.role(.tabView)().select("Counter")
    #expect(host.address == "/~eyJ0eXBlIjoiY291bnRlciJ9")
    ticks.continuation.yield(7)
    for _ in 0..<1000 where !host.text("7").exists {
      await Task.yield()
      await host.settle()
    }
    #expect(host.text("7").exists)
    #expect(host.address == "/~eyJ0eXBlIjoiY291bnRlciJ9")
  }

  @Test("One event presents a tab, a screen and a sheet")
  func tour() async {
    await host.button("Show the Favorite").tap()
    #expect(host.presentations.map(\.description) == ["screen \"Teal\"\n  sheet"])
  }

  @Test("A link of three steps is opened from another tab, and is stored and restored")
  func link() async throws {
    await host.role(.tabView)().select("Notes")
    let path = AppPath(steps: [
      .init(.tab(.colors)), .init(.push, .colorDetail, content: .color(ColorModel(id: 2))),
      .init(.sheet, .swatch, content: .color(ColorModel(id: 2))),
    ])
    let base = try #require(URL(string: "https://example.org/"))
    flow.open(try path.url(relativeTo: base))
    await host.settle()
    #expect(flow.currentDestination?.type == .swatch)
    let data = try JSONEncoder().encode(flow.state)
    let other = AppFlow.palette()
    try other.restore(JSONDecoder().decode(AppFlow.State.self, from: data))
    #expect(other.state == flow.state)
    let host = TestHost { other.startingDestinationView() }
    #expect(host.text("Swatch of Olive").exists)
  }
}
