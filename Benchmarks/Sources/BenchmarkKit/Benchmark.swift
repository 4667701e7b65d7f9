/// One case of a table.
public struct Benchmark: Sendable {
  let name: String

  /// Does a number of operations, each of which adds 1 to a count, and gives back the count.
  let run: @MainActor @Sendable (_ operations: Int) async -> Int

  /// Names what is measured.
  ///
  /// - Parameters:
  ///   - name: The name in the table.
  ///   - run: Does a number of operations, and gives back how many it counted.
  public init(
    _ name: String, run: @escaping @MainActor @Sendable (_ operations: Int) async -> Int
  ) {
    self.name = name
    self.run = run
  }
}

/// Takes a value that nobody needs, so that it is made nevertheless.
@inlinable @inline(never)
public func keep<Value>(_ value: borrowing Value) {}
