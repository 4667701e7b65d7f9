import Rostrum
import RostrumTesting
import Testing

private struct Leaf: View {
  var body: some View { Text("The leaf") }
}

/// Links to views and links to state stand side by side; a closure is never taken for a state.
@MainActor @Suite struct LinkOverloadTests {
  @Test func aLinkWithATitleLeadsToItsView() async {
    let host = TestHost { NavigationStack { NavigationLink("Go") { Leaf() } } }
    await host.link("Go").tap()
    #expect(host.text("The leaf").exists)
  }

  @Test func aLinkWithALabelLeadsToItsView() async {
    let host = TestHost {
      NavigationStack {
        NavigationLink {
          Leaf()
        } label: {
          Text("Go")
        }
      }
    }
    await host.link("Go").tap()
    #expect(host.text("The leaf").exists)
  }
}
