import Foundation
@testable import RostrumViews
import Testing

@MainActor
@Suite("onReceive", .viewsEnd)
struct OnReceiveTests {
  struct Listener: View {
    let subject: PassthroughSubject<Int, Never>
    @State private var last = 0
    @State private var factor = 1
    var body: some View {
      Press("double") { factor = 2 }
      Text(verbatim: "last \(last)").onReceive(subject) { last = $0 * factor }
    }
  }

  @Test("A value that is told changes the view")
  func value() {
    let subject = PassthroughSubject<Int, Never>()
    let stage = Stage { Listener(subject: subject) }
    subject.send(7)
    stage.update()
    #expect(stage["last 7"] != nil)
  }

  @Test("The newest closure counts, without another subscription")
  func newestClosure() throws {
    let subject = PassthroughSubject<Int, Never>()
    let stage = Stage { Listener(subject: subject) }
    try stage.tap("double")
    subject.send(7)
    stage.update()
    #expect(stage["last 14"] != nil)
  }

  @Test("A view that has gone hears nothing")
  func gone() throws {
    struct Toggling: View {
      let subject: PassthroughSubject<Int, Never>
      let counter: Counter
      @State private var isThere = true
      var body: some View {
        Press("toggle") { isThere.toggle() }
        if isThere { Text("x").onReceive(subject) { counter.count("\($0)") } }
      }
    }
    let subject = PassthroughSubject<Int, Never>()
    let counter = Counter()
    let stage = Stage { Toggling(subject: subject, counter: counter) }
    subject.send(1)
    try stage.tap("toggle")
    subject.send(2)
    #expect(counter.counts == ["1": 1])
  }

  @Test("A published property tells its value when the view appears")
  func published() {
    let player = ObservableObjectTests.Player()
    let counter = Counter()
    let stage = Stage { Text("x").onReceive(player.$volume) { counter.count("\($0)") } }
    player.volume = 5
    stage.update()
    #expect(counter.counts == ["1": 1, "5": 1])
  }

  @Test("Notifications of a name are heard")
  func notifications() {
    let center = NotificationCenter()
    let name = Notification.Name("ping")
    let counter = Counter()
    let stage = Stage {
      Text("x").onReceive(center.publisher(for: name)) { _ in counter.count("ping") }
    }
    center.post(name: name, object: nil)
    stage.update()
    #expect(counter.counts == ["ping": 1])
    stage.graph.tearDown()
    center.post(name: name, object: nil)
    #expect(counter.counts == ["ping": 1])
  }
}
