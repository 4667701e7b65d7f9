import RostrumScenes
import RostrumViews
import Testing

@MainActor
@Suite("dismiss acts on the nearest presentation", .viewsEnd)
struct DismissTests {
  struct Close: View {
    let name: String
    @Environment(\.dismiss) var dismiss
    @Environment(\.isPresented) var isPresented
    var body: some View {
      Press("close \(name)\(isPresented ? ", presented" : "")") { dismiss() }
    }
  }

  struct Screen: View {
    @State var sheet = true
    @State var path = [1]
    var body: some View {
      Close(name: "below").sheet(isPresented: $sheet) {
        NavigationStack(path: $path) {
          Close(name: "root").navigationDestination(for: Int.self) { Close(name: "\($0)") }
        }
      }
    }
  }

  @Test("On a pushed screen it pops; on the first screen of a sheet it dismisses the sheet")
  func stackInSheet() throws {
    let stage = Stage { Screen() }
    #expect(stage.graph.presentations.map(\.description) == ["sheet\n  screen"])
    try stage.tap("close 1, presented")
    #expect(stage.graph.presentations.map(\.description) == ["sheet"])
    try stage.tap("close root, presented")
    #expect(stage.graph.presentations.isEmpty)
  }

  @Test("Without a presentation, it is a no-op")
  func nothing() throws {
    let stage = Stage { Screen(sheet: false) }
    try stage.tap("close below")
    #expect(stage.mutations.isEmpty)
  }

  @Test("Stored for later, it doesn't dismiss a subsequent presentation")
  func late() throws {
    @MainActor final class Keeper { var dismiss: DismissAction? }
    struct Kept: View {
      let keeper: Keeper
      @Environment(\.dismiss) var dismiss
      var body: some View { Text(verbatim: "kept").onAppear { keeper.dismiss = dismiss } }
    }
    struct Screen: View {
      let keeper: Keeper
      @State var isOn = false
      var body: some View {
        Press("open") { isOn = true }.sheet(isPresented: $isOn) {
          if keeper.dismiss == nil { Kept(keeper: keeper) } else { Text(verbatim: "second") }
        }
      }
    }
    let keeper = Keeper()
    let stage = Stage { Screen(keeper: keeper) }
    try stage.tap("open")
    keeper.dismiss?()
    stage.update()
    try stage.tap("open")
    keeper.dismiss?()
    stage.update()
    #expect(stage.graph.presentations.map(\.description) == ["sheet"])
  }
}
