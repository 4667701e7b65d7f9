/// One case of the table.
struct Benchmark: Sendable {
  let name: String

  /// Does a number of operations, each of which adds 1 to a count, and gives back the count.
  let run: @MainActor @Sendable (_ operations: Int) async -> Int

  init(_ name: String, run: @escaping @MainActor @Sendable (_ operations: Int) async -> Int) {
    self.name = name
    self.run = run
  }

  /// Every case, in the order of the table.
  static let all =
    stores + nested + scopes + rows + stacks + effects + presentations + testStores + shared
    + dependencies
}

/// Takes a value that nobody needs, so that it is made nevertheless.
@inline(never)
func keep<Value>(_ value: borrowing Value) {}
