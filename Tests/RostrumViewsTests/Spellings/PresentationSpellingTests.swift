import Foundation
import Observation
import RostrumScenes
import RostrumTesting
import RostrumViews
import Testing

@MainActor
private protocol Presenting: AnyObject {
  var isSheetUp: Bool { get set }
  var isCoverUp: Bool { get set }
}

@MainActor
@Suite("Spellings of presentations")
struct PresentationSpellingTests {
  @Observable final class Plan: Presenting {
    var isSheetUp = false
    var isCoverUp = false
  }

  struct Planned: View {
    let log: Log
    @State fileprivate var plan: any Presenting = Plan()

    var body: some View {
      Button("sheet") { plan.isSheetUp = true }
        .sheet(isPresented: $plan.isSheetUp) {
          log("sheet gone")
        } content: {
          Text("in the sheet")
        }
      Button("cover") { plan.isCoverUp = true }
        .fullScreenCover(isPresented: $plan.isCoverUp) {
          log("cover gone")
        } content: {
          Button("close") { plan.isCoverUp = false }
        }
    }
  }

  @Test("The first of two closures runs after the dismissal")
  func onDismissFirst() async {
    let log = Log()
    let host = TestHost { Planned(log: log) }
    await host.button("sheet").tap()
    #expect(host.sheet().text("in the sheet").exists)
    await host.dismiss()
    #expect(log.take() == ["sheet gone"])
    await host.button("cover").tap()
    await host.button("close").tap()
    #expect(log.take() == ["cover gone"])
  }

  enum Game: String, Identifiable {
    case chess, checkers
    var id: Self { self }
  }

  struct Games: View {
    @State private var game: Game?
    var body: some View {
      Button("play") { game = .chess }
        .sheet(item: $game) { game in Text(game.rawValue) }
    }
  }

  @Test("A sheet shows the item in state")
  func stateItem() async {
    let host = TestHost { Games() }
    await host.button("play").tap()
    #expect(host.sheet().text("chess").exists)
    await host.dismiss()
    #expect(host.presentations.isEmpty)
  }

  enum Path: Hashable {
    case number(Int)
    case name(String)
  }

  struct Walk: View {
    @State var path: [Path] = []
    var body: some View {
      NavigationStack(path: $path) {
        Button("go") { path = [.number(1), .name("a")] }
          .navigationTitle("Root")
          .navigationDestination(for: Path.self) { [log = Log()] step in
            let _ = log("\(step)")
            switch step {
            case .number(let number): Text("n").navigationTitle("Number \(number)")
            case .name(let name): Text("s").navigationTitle(name)
            }
          }
      }
    }
  }

  @Test("A path of an enum selects its screens by cases")
  func path() async {
    let host = TestHost { Walk() }
    await host.button("go").tap()
    #expect(host.path == ["Root", "Number 1", "a"])
  }

  struct CloseItem: ToolbarContent {
    @Environment(\.dismiss) private var dismiss
    var body: some ToolbarContent {
      ToolbarItem(placement: .cancellationAction) { Button("Close") { dismiss() } }
    }
  }

  @Test("A toolbar accepts views, items and custom items")
  func toolbar() async {
    struct Screen: View {
      @State private var isUp = false
      var body: some View {
        NavigationStack {
          Text("a").toolbar { Button("Open") { isUp = true } }
        }
        .sheet(isPresented: $isUp) {
          NavigationStack { Text("b").toolbar { CloseItem() } }
        }
      }
    }
    let host = TestHost { Screen() }
    await host.button("Open").tap()
    await host.sheet().button("Close").tap()
    #expect(host.presentations.isEmpty)
  }
}
