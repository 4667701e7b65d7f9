import RostrumScenes
import RostrumTesting
import RostrumViews
import Testing

@MainActor
@Suite("Presentations in tabs")
struct TabPresentationTests {
  struct Screens: View {
    let log: Log
    @State private var tab = 1
    @State private var isPresented = true
    @State private var path = [1, 2]

    var body: some View {
      TabView(selection: $tab) {
        Tab("A", systemImage: "star", value: 1) { Text("a").onAppear { log("a") } }
        Tab("B", systemImage: "star", value: 2) {
          Text("b").sheet(isPresented: $isPresented, onDismiss: { log("dismissed") }) {
            Button("to A") { tab = 1 }.onAppear { log("sheet") }
          }
        }
        Tab("C", systemImage: "star", value: 3) {
          NavigationStack(path: $path) {
            Text("root").navigationTitle("Root")
              .navigationDestination(for: Int.self) { number in
                Text("\(number)").navigationTitle("\(number)").onAppear { log("\(number)") }
              }
          }
        }
      }
    }
  }

  @Test("A presentation of a tab waits until the tab is selected, and survives its deselection")
  func waits() async {
    let log = Log()
    let host = TestHost { Screens(log: log) }
    #expect(!host.sheet().exists)
    await host.tab("B").tap()
    #expect(host.sheet().exists)
    #expect(log.take() == ["a", "sheet"])
    await host.button("to A").tap()
    #expect(host.sheet().exists)
    await host.dismiss()
    #expect(host.text("a").exists)
    #expect(log.take() == ["a", "dismissed"])
  }

  @Test("The stack of a tab keeps its path while a different tab is selected")
  func keepsPath() async {
    let log = Log()
    let host = TestHost { Screens(log: log) }
    await host.tab("C").tap()
    #expect(log.take() == ["a", "2"])
    #expect(host.path == ["Root", "1", "2"])
    await host.back()
    await host.tab("A").tap()
    await host.tab("C").tap()
    #expect(host.path == ["Root", "1"])
  }

  struct HeldScreens: View {
    let log: Log
    @State private var tab = 1
    @State private var isPushed = true
    @State private var isSheetUp = true

    var body: some View {
      TabView(selection: $tab) {
        Tab("A", systemImage: "star", value: 1) { Text("a") }
        Tab("B", systemImage: "star", value: 2) {
          NavigationStack {
            Text("b").navigationTitle("Root").navigationDestination(isPresented: $isPushed) {
              let _ = log("pushed")
              Text("c").navigationTitle("Pushed")
            }
          }
        }
        Tab("C", systemImage: "star", value: 3) {
          NavigationStack(path: .constant([1])) {
            Text("d").sheet(isPresented: $isSheetUp) { Text("sheet") }
              .navigationDestination(for: Int.self) { Text("\($0)") }
          }
        }
      }
    }
  }

  @Test("A screen that a tab pushes waits until the tab is selected")
  func pushWaits() async {
    let log = Log()
    let host = TestHost { HeldScreens(log: log) }
    #expect(log.take() == [])
    await host.tab("B").tap()
    #expect(log.take() == ["pushed"])
    #expect(host.path == ["Root", "Pushed"])
  }

  @Test("A sheet of a covered screen appears when its tab is selected")
  func coveredPresenter() async {
    let host = TestHost { HeldScreens(log: Log()) }
    #expect(!host.sheet().exists)
    await host.tab("C").tap()
    #expect(host.sheet().exists)
  }
}
