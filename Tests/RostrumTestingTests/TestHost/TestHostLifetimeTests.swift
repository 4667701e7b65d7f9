import Foundation
import RostrumTesting
import Rostrum
import Testing

@MainActor
struct TestHostLifetimeTests {
  @Test("A host runs its views with the dependencies of its launch")
  func dependencies() {
    let host = TestHost {
      @Dependency(\.uuid) var uuid
      let ids = [uuid(), uuid()]
      Text("\(ids[1].uuidString)")
    } withDependencies: {
      $0.uuid = .incrementing
    }
    #expect(host.text("00000000-0000-0000-0000-000000000001").exists)
  }

  @Test("Two launches share nothing")
  func containers() {
    let one = TestHost { Text("One") }
    let other = TestHost { Text("Other") }
    #expect(one.folder != other.folder)
  }

  @Test("Views disappear when the host is torn down")
  func disappears() {
    var events: [String] = []
    let host = TestHost {
      Text("Home")
        .onAppear { events.append("appear") }
        .onDisappear { events.append("disappear") }
    }
    #expect(events == ["appear"])
    host.tearDown()
    #expect(events == ["appear", "disappear"])
    #expect(host.graph.liveNodeCount == 0)
  }

  @Test("A released host tears its views down")
  func goes() {
    var events: [String] = []
    var host: TestHost? = TestHost {
      Text("Home").onDisappear { events.append("disappear") }
    }
    #expect(host?.text("Home").exists == true)
    #expect(events.isEmpty)
    host = nil
    #expect(events == ["disappear"])
  }

  @Test("An app is launched as a whole")
  func app() async {
    let host = TestHost(Greeting())
    await host.button("Greet").tap()
    #expect(host.text("Hello").exists)
  }
}

/// An app with a state of its own.
private struct Greeting: App {
  @State var isGreeting = false

  var body: some Scene {
    WindowGroup {
      Button("Greet") { isGreeting = true }
      if isGreeting { Text("Hello") }
    }
  }
}

extension TestHost {
  /// The user's folder in this launch.
  fileprivate var folder: String {
    withDependencies {
      $0 = dependencies
    } operation: {
      DependencyValues.current.userDirectory.path()
    }
  }
}
