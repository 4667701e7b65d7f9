import RostrumViews
import Testing

@MainActor
@Suite("Services of a graph", .viewsEnd)
struct GraphServiceTests {
  /// Keeps the user from everything while it is closed, and counts taps.
  final class Curtain: GraphService {
    var isClosed = false
    var log: [String] = []

    override func covers(_ part: Element) -> Bool { isClosed }

    override func willTap(_ element: Element) -> (@MainActor () -> Void)? {
      log.append("before")
      return { self.log.append("after") }
    }

    override func updateEnded() { log.append("update") }
  }

  @Test("A service is created once, and takes part in events and updates")
  func takesPart() throws {
    var curtain: Curtain?
    let stage = Stage { Press("a") { curtain?.log.append("tap") } }
    let service = stage.graph.service(Curtain.self)
    #expect(stage.graph.service(Curtain.self) === service)
    curtain = service
    try stage.tap("a")
    #expect(service.log == ["before", "tap", "after", "update"])
    service.isClosed = true
    let button = try #require(stage.first(.button))
    #expect(throws: EventRefusal.hidden(button.id)) { try stage.tap("a") }
    curtain = nil
  }
}
