import RostrumScenes
import RostrumTesting
import RostrumViews
import Testing

private struct Leaf: View {
  let name: String
  var body: some View { Text("on \(name)").navigationTitle(name) }
}

private struct Columns: View {
  @State private var visibility = NavigationSplitViewVisibility.all

  var body: some View {
    NavigationSplitView(columnVisibility: $visibility) {
      Text("side")
    } content: {
      Button("alone") { visibility = .detailOnly }
    } detail: {
      Button("two") { visibility = .doubleColumn }
    }
  }
}

@MainActor @Suite(.viewsEnd) struct NavigationSpellingTests {
  @Test func aStringOfTheAppIsTheNameOfALinkAsItIs() async {
    let name = String("**Lamp**")
    let host = TestHost {
      NavigationStack { NavigationLink(name) { Leaf(name: "Lamp") }.navigationTitle("Root") }
    }
    await host.link("**Lamp**").tap()
    #expect(host.path == ["Root", "Lamp"])
  }

  @Test func aLinkLeadsToAViewThatIsGivenAtOnce() async {
    let host = TestHost {
      NavigationStack {
        NavigationLink(destination: Leaf(name: "Lamp")) {
          HStack { Text("Lamp") }
        }
        .navigationTitle("Root")
      }
    }
    await host.link("Lamp").tap()
    #expect(host.path == ["Root", "Lamp"])
  }

  @Test func aLinkWithALabelPutsItsValueOnThePath() async {
    let path = Box<[Int]>([])
    let host = TestHost {
      NavigationStack(path: path.binding) {
        NavigationLink(value: 7) { Label("Seven", systemImage: "number") }
          .navigationDestination(for: Int.self) { Leaf(name: "\($0)") }
      }
    }
    await host.link("Seven").tap()
    #expect(path.value == [7])
  }

  @Test func theRootCanStandInTheParentheses() async {
    struct Rooted: View {
      @State private var path: [Int] = []
      var body: some View {
        NavigationStack(
          path: $path,
          root: {
            NavigationLink("one", value: 1)
              .navigationTitle("Root")
              .navigationDestination(for: Int.self) { Leaf(name: "Number \($0)") }
          })
      }
    }
    let host = TestHost { Rooted() }
    await host.link("one").tap()
    #expect(host.path == ["Root", "Number 1"])
    await host.back()
    #expect(host.path == ["Root"])
  }

  @Test func theAppHidesColumnsOfThree() async {
    let host = TestHost { Columns() }
    #expect(host.text("side").exists)
    await host.button("two").tap()
    #expect(!host.text("side").exists)
    #expect(host.button("alone").exists)
    await host.button("alone").tap()
    #expect(!host.button("alone").exists)
    #expect(host.button("two").exists)
  }

  @Test func anItemStandsInTheBarWhereTheHostThinksFit() async {
    var taps = 0
    let host = TestHost {
      NavigationStack {
        Text("a").toolbar { ToolbarItem { Button("Next") { taps += 1 } } }
      }
    }
    await host.button("Next").tap()
    #expect(taps == 1)
    #expect(
      host.graph.root.all.compactMap(\.place) == [.automatic])
  }

  @Test func itemsSayWhereTheyStand() {
    let view = Rendering {
      NavigationStack {
        Text("a").toolbar {
          ToolbarItem(placement: .cancellationAction) { Button("Dismiss") {} }
          ToolbarItem(placement: .confirmationAction) { Button("Add") {} }
        }
      }
    }
    #expect(
      view.all(.toolbarItem).map(\.place) == [.cancellationAction, .confirmationAction])
  }

  @Test func aLinkInAnOldNavigationViewPushes() async {
    let host = TestHost {
      NavigationView {
        Form { NavigationLink("Lamp") { Leaf(name: "Lamp") } }
          .navigationTitle("Root")
      }
    }
    await host.link("Lamp").tap()
    #expect(host.path == ["Root", "Lamp"])
  }
}
