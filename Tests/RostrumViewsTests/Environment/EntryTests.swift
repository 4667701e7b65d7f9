import RostrumViews
import Testing

extension EnvironmentValues {
  @Entry fileprivate var mark = "default"
  @Entry fileprivate var numbers: [Int] = [1, 2]
  @Entry fileprivate var action: (@MainActor () -> String)?
}

extension Transaction {
  @Entry fileprivate var comesFromUser = false
}

@MainActor
@Suite("@Entry", .viewsEnd)
struct EntryTests {
  struct Reader: View {
    @Environment(\.mark) private var mark
    @Environment(\.numbers) private var numbers
    @Environment(\.action) private var action
    var body: some View { Text(verbatim: "\(mark) \(numbers) \(action?() ?? "none")") }
  }

  @Test("A value of the environment is its default until a view sets a different one")
  func environment() {
    let stage = Stage {
      Reader()
      Reader().environment(\.mark, "set").environment(\.numbers, [3])
      Reader().environment(\.action, { "called" })
    }
    #expect(
      stage.graph.root.children.map(\.words) == [
        "default [1, 2] none", "set [3] none", "default [1, 2] called",
      ])
  }

  @Test("A value of a transaction accompanies the change")
  func transactions() {
    var transaction = Transaction()
    #expect(!transaction.comesFromUser)
    transaction.comesFromUser = true
    #expect(transaction.comesFromUser)
    withTransaction(\.comesFromUser, true) {
      var heard = false
      Binding(
        get: { 0 }, set: { (_: Int, transaction: Transaction) in heard = transaction.comesFromUser }
      )
      .wrappedValue = 1
      #expect(heard)
    }
  }
}
