import Foundation
import Rostrum
import RostrumTesting
import Testing

@MainActor
@Suite("Restoration of navigation", .leakChecked)
struct NavigationRestorationTests {
  @Test("A path of values of several types comes back, with the state of its screens")
  func path() async {
    let host = TestHost { Walk() }
    await host.button("Go").tap()
    await host.button("Visits 0").tap()
    #expect(host.path == ["Start", "Number 1", "Word two"])
    let before = host.screen
    await host.relaunch()
    #expect(host.screen == before)
    #expect(host.button("Visits 1").exists)
    await host.back()
    #expect(host.button("Visits 0").exists)
  }

  @Test("A stack without a path of its own keeps the screens of its links")
  func ownPath() async {
    let host = TestHost { Links() }
    await host.link("Three").tap()
    let before = host.screen
    await host.relaunch()
    #expect(host.screen == before)
    #expect(host.path == ["Links", "Number 3"])
    await host.back()
    await host.relaunch()
    #expect(host.path == ["Links"])
  }

  @Test("A link with a destination stays open")
  func destination() async {
    let host = TestHost {
      NavigationStack {
        NavigationLink("Open") { Text("Inside").navigationTitle("Inside") }
          .navigationTitle("Outside")
      }
    }
    await host.link("Open").tap()
    await host.relaunch()
    #expect(host.path == ["Outside", "Inside"])
    await host.back()
    #expect(host.path == ["Outside"])
  }

  @Test("A tab view keeps its tab, with a selection and without")
  func tabs() async {
    let host = TestHost { Tabs() }
    await host.tab("Inner").tap()
    await host.tab("B").tap()
    await host.relaunch()
    #expect(host.tab("Inner").isSelected)
    #expect(host.tab("B").isSelected)
  }

  @Test("A split view keeps its selection and its columns")
  func splitView() async {
    let host = TestHost(size: CGSize(width: 1_280, height: 800)) { Split() }
    await host.row(containing: "Two").tap()
    let before = host.screen
    await host.relaunch()
    #expect(host.screen == before)
    #expect(host.text("Detail of Two").exists)
  }

  @Test("The form of a path round-trips, and a value of a private type has none")
  func codable() throws {
    var path = NavigationPath([1, 2])
    path.append("three")
    let data = try JSONEncoder().encode(#require(path.codable))
    let copy = NavigationPath(
      try JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: data))
    #expect(copy == path)
    path.append(Hidden.value)
    #expect(path.codable == nil)
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(
        NavigationPath.CodableRepresentation.self, from: Data(#"["4Gone1TV",1]"#.utf8))
    }
  }
}

private enum Hidden: Codable { case value }

private struct Visits: View {
  @State private var count = 0

  var body: some View { Button("Visits \(count)") { count += 1 } }
}

private struct Walk: View {
  @State private var path = NavigationPath()

  var body: some View {
    NavigationStack(path: $path) {
      Button("Go") {
        path.append(1)
        path.append("two")
      }
      .navigationTitle("Start")
      .navigationDestination(for: Int.self) { Visits().navigationTitle("Number \($0)") }
      .navigationDestination(for: String.self) { Visits().navigationTitle("Word \($0)") }
    }
  }
}

private struct Links: View {
  var body: some View {
    NavigationStack {
      NavigationLink("Three", value: 3)
        .navigationTitle("Links")
        .navigationDestination(for: Int.self) { Text("\($0)").navigationTitle("Number \($0)") }
    }
  }
}

private struct Tabs: View {
  @State private var selection = 1

  var body: some View {
    TabView(selection: $selection) {
      Text("Outer").tabItem { Text("Outer") }.tag(1)
      TabView {
        Text("In A").tabItem { Text("A") }
        Text("In B").tabItem { Text("B") }
      }
      .tabItem { Text("Inner") }
      .tag(2)
    }
  }
}

private struct Split: View {
  @State private var selection: String?

  var body: some View {
    NavigationSplitView {
      List(["One", "Two"], id: \.self, selection: $selection) { Text($0) }
    } detail: {
      Text("Detail of \(selection ?? "none")")
    }
  }
}
