import RostrumScenes
import RostrumViews
import Testing

@MainActor
@Suite("Modifier keys that are held", .viewsEnd)
struct ModifierKeyTests {
  @Test("A view is told of the keys in its mask when they change, and when it appears")
  func changes() throws {
    let counter = Counter()
    let stage = Stage {
      Text("board").onModifierKeysChanged(mask: [.option, .shift]) { old, new in
        counter.count("\(old.rawValue) \(new.rawValue)")
      }
    }
    #expect(counter.counts == ["0 0": 1])
    let board = stage["board"]
    #expect(board?.state.interaction(.modifierKeys) == .modifierKeys([.option, .shift]))
    try stage.perform(.hold(.option), on: board)
    try stage.perform(.hold([.option, .command]), on: board)
    try stage.perform(.hold([]), on: board)
    #expect(counter.counts == ["0 0": 1, "0 8": 1, "8 0": 1])
  }

  @Test("Several actions of a view follow their own keys")
  func several() throws {
    let counter = Counter()
    let stage = Stage {
      Text("board")
        .onModifierKeysChanged(mask: .shift, initial: false) {
          counter.count("shift \($1.rawValue)")
        }
        .onModifierKeysChanged(mask: .option, initial: false) {
          counter.count("option \($1.rawValue)")
        }
    }
    let board = stage["board"]
    #expect(board?.state.interaction(.modifierKeys) == .modifierKeys([.option, .shift]))
    try stage.perform(.hold([.option, .shift]), on: board)
    try stage.perform(.hold(.shift), on: board)
    #expect(counter.counts == ["shift 2": 1, "option 8": 1, "option 0": 1])
  }
}
