import OpenCombine
import RostrumCombine
import RostrumRestoration
import RostrumTesting
import RostrumViews
import Testing

@MainActor
@Suite("Restoration of observable objects", .leakChecked)
struct ObjectRestorationTests {
  @Test("A state object is listed with its declaration, and is reset")
  func stateObject() async {
    let host = TestHost { Owner() }
    await host.button("Count 0").tap()
    #expect(host.dependencies.restoration?.isComplete == false)
    await host.relaunch()
    #expect(host.button("Count 0").exists)
    #expect(
      host.restorationIssues.map(\.description) == [
        "Owner.counter is reset in each launch, because a value of "
          + "RostrumCombineTests.(private).Tally is an object."
      ])
  }

  @Test("A view that only observes an object isn't listed")
  func observed() async {
    let counter = Tally()
    let host = TestHost { Guest(counter: counter).environmentObject(counter) }
    #expect(host.restorationIssues == [])
    #expect(host.dependencies.restoration?.isComplete == true)
  }

  @Test("A state object that is gone is no loss any more")
  func removed() async {
    let host = TestHost { Maybe() }
    #expect(host.dependencies.restoration?.isComplete == false)
    await host.button("Remove").tap()
    #expect(host.dependencies.restoration?.isComplete == true)
  }
}

private final class Tally: ObservableObject {
  @Published var count = 0
}

private struct Owner: View {
  @StateObject private var counter = Tally()

  var body: some View { Button("Count \(counter.count)") { counter.count += 1 } }
}

private struct Guest: View {
  @ObservedObject var counter: Tally
  @EnvironmentObject var other: Tally

  var body: some View { Text("\(counter.count) \(other.count)") }
}

private struct Maybe: View {
  @State private var isShown = true

  var body: some View {
    VStack {
      Button("Remove") { isShown = false }
      if isShown { Owner() }
    }
  }
}
