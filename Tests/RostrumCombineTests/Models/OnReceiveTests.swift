import Foundation
import RostrumCombine
import RostrumTesting
import RostrumViews
import Testing

@MainActor
@Suite("onReceive", .leakChecked)
struct OnReceiveTests {
  struct Listener: View {
    let subject: PassthroughSubject<Int, Never>
    @State private var last = 0
    @State private var factor = 1
    var body: some View {
      Button("double") { factor = 2 }
      Text(verbatim: "last \(last)").onReceive(subject) { last = $0 * factor }
    }
  }

  @Test("A value of a publisher changes the view")
  func value() async {
    let subject = PassthroughSubject<Int, Never>()
    let host = TestHost { Listener(subject: subject) }
    subject.send(7)
    await host.settle()
    #expect(host.text("last 7").exists)
  }

  @Test("A value that is published on any thread changes the view")
  func anyThread() async {
    nonisolated(unsafe) let subject = PassthroughSubject<Int, Never>()
    let host = TestHost { Listener(subject: subject) }
    await onAnyThread { subject.send(7) }
    await host.settle()
    #expect(host.text("last 7").exists)
  }

  @Test("The newest closure is called, without another subscription")
  func newestClosure() async {
    let subject = PassthroughSubject<Int, Never>()
    let host = TestHost { Listener(subject: subject) }
    await host.button("double").tap()
    subject.send(7)
    await host.settle()
    #expect(host.text("last 14").exists)
  }

  @Test("A view that is gone receives nothing")
  func gone() async {
    struct Toggling: View {
      let subject: PassthroughSubject<Int, Never>
      let counter: Counter
      @State private var isThere = true
      var body: some View {
        Button("toggle") { isThere.toggle() }
        if isThere { Text("x").onReceive(subject) { counter.count("\($0)") } }
      }
    }
    let subject = PassthroughSubject<Int, Never>()
    let counter = Counter()
    let host = TestHost { Toggling(subject: subject, counter: counter) }
    subject.send(1)
    await host.button("toggle").tap()
    subject.send(2)
    await host.settle()
    #expect(counter.counts == ["1": 1])
  }

  @Test("A published property delivers its value when the view appears")
  func published() async {
    let player = Player()
    let counter = Counter()
    let host = TestHost { Text("x").onReceive(player.$volume) { counter.count("\($0)") } }
    player.volume = 5
    await host.settle()
    #expect(counter.counts == ["1": 1, "5": 1])
  }

  @Test("Notifications of a name are received until the view is gone")
  func notifications() async {
    let center = NotificationCenter()
    let name = Notification.Name("ping")
    let counter = Counter()
    do {
      let host = TestHost {
        Text("x").onReceive(center.publisher(for: name)) { _ in counter.count("ping") }
      }
      center.post(name: name, object: nil)
      await host.settle()
      #expect(counter.counts == ["ping": 1])
    }
    center.post(name: name, object: nil)
    #expect(counter.counts == ["ping": 1])
  }
}
