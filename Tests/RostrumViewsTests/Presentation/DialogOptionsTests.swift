import RostrumScenes
import RostrumTesting
import RostrumViews
import Testing

@MainActor
@Suite("Options of alerts and dialogs", .viewsEnd)
struct DialogOptionsTests {
  struct Deleting: View {
    let log: Log
    @AppStorage("skipsAlert") private var skipsAlert = false
    @State private var asks = false

    var body: some View {
      Button("delete") {
        if skipsAlert { log("deleted at once") } else { asks = true }
      }
      .alert("Delete?", isPresented: $asks) {
        Button("Delete", role: .destructive) { log("deleted") }
        Button("Cancel", role: .cancel) {}
      }
      .dialogSuppressionToggle(isSuppressed: $skipsAlert)
    }
  }

  @Test("The user asks never to be asked again, and the app keeps that")
  func suppression() async {
    let log = Log()
    let host = TestHost { Deleting(log: log) }
    await host.button("delete").tap()
    await host.toggle("Don’t ask again").setOn(true)
    #expect(host.presentations.count == 1, "a toggle doesn't answer the question")
    await host.button("Delete").tap()
    await host.button("delete").tap()
    #expect(host.presentations.isEmpty)
    await host.relaunch()
    await host.button("delete").tap()
    #expect(log.take() == ["deleted", "deleted at once", "deleted at once"])
  }

  struct Emptying: View {
    var body: some View {
      Text("below").alert("Empty the trash?", isPresented: .constant(true)) {}
    }
  }

  @Test("An icon is a fact of the alert")
  func icon() {
    let host = TestHost { Emptying().dialogIcon(Image(systemName: "trash")) }
    #expect(host.presentations.first?.options.icon == .symbol("trash"))
  }

  @Test("A critical question has a sign of danger, unless it has an icon")
  func severity() {
    let critical = TestHost { Emptying().dialogSeverity(.critical) }
    let options = critical.presentations.first?.options ?? []
    #expect(options.contains(.critical))
    #expect(options.icon == .symbol("exclamationmark.triangle.fill"))
    let standard = TestHost { Emptying().dialogSeverity(.standard) }
    #expect(standard.presentations.first?.options.icon == nil)
    let both = TestHost {
      Emptying().dialogSeverity(.critical).dialogIcon(Image(systemName: "trash"))
    }
    #expect(both.presentations.first?.options.icon == .symbol("trash"))
  }

  @Test("A toggle has the label of the app")
  func label() {
    let host = TestHost {
      Emptying().dialogSuppressionToggle("Never again", isSuppressed: .constant(true))
    }
    #expect(host.toggle("Never again").isOn)
    #expect(host.button("OK").exists, "a toggle isn't a button")
  }
}
