import RostrumViews
import Testing

@MainActor
@Suite("onChange", .viewsEnd)
struct OnChangeTests {
  struct Watcher: View {
    let log: Log
    @State private var number = 1
    var body: some View {
      Press("add") { number += 1 }
        .onChange(of: number) { log("changed") }
        .onChange(of: number) { old, new in log("from \(old) to \(new)") }
        .onChange(of: number) { new in log("now \(new)") }
        .onChange(of: number, initial: true) { log("initial") }
    }
  }

  @Test("Each form acts on a change, inner ones first, and initially on request")
  func forms() throws {
    let log = Log()
    let stage = Stage { Watcher(log: log) }
    #expect(log.lines == ["initial"])
    try stage.tap("add")
    #expect(log.lines == ["initial", "changed", "from 1 to 2", "now 2", "initial"])
  }
}
