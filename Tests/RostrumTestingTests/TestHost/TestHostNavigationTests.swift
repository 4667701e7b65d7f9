import RostrumTesting
import Rostrum
import Testing

@MainActor
struct TestHostNavigationTests {
  @Test("A link opens a screen, and Back leaves it")
  func back() async {
    let host = TestHost { Library() }
    #expect(host.path == ["Books"])
    await host.link("Dune").tap()
    #expect(host.path == ["Books", "Dune"])
    #expect(host.title == "Dune")
    #expect(!host.link("Dune").exists)

    await host.back()
    #expect(host.path == ["Books"])
    #expect(host.link("Dune").exists)
  }

  @Test("The first screen has no back button")
  func noWayBack() async {
    let host = TestHost { Library() }
    await expectIssue(
      containing: "Cannot go back: the visible screen is the root of its navigation stack."
    ) {
      await host.back()
    }
  }

  @Test("A sheet is in front of everything, until it is dismissed")
  func sheet() async {
    let host = TestHost { Library() }
    #expect(host.presentations.isEmpty)
    await host.button("Search").tap()
    #expect(host.presentations.count == 1)
    #expect(host.sheet().exists)
    #expect(host.text("Nothing found").exists)
    #expect(!host.link("Dune").exists)

    await host.dismiss()
    #expect(host.presentations.isEmpty)
    #expect(host.link("Dune").exists)
  }

  @Test("Back has no effect on a screen that a sheet covers")
  func backUnderASheet() async {
    let host = TestHost { Library() }
    await host.link("Dune").tap()
    await host.button("Borrow").tap()
    await expectIssue(containing: "Cannot go back") {
      await host.back()
    }
    await host.dismiss()
    #expect(host.path == ["Books", "Dune"])
  }
}

/// A stack with a sheet at each level.
private struct Library: View {
  @State var isSearching = false
  @State var path: [String] = []

  var body: some View {
    NavigationStack(path: $path) {
      List {
        NavigationLink("Dune", value: "Dune")
        Button("Search") { isSearching = true }
      }
      .navigationTitle("Books")
      .navigationDestination(for: String.self) { Book(title: $0) }
      .sheet(isPresented: $isSearching) { Text("Nothing found") }
    }
  }
}

private struct Book: View {
  let title: String
  @State var isBorrowing = false

  var body: some View {
    Button("Borrow") { isBorrowing = true }
      .navigationTitle(title)
      .sheet(isPresented: $isBorrowing) { Text("For four weeks") }
  }
}
