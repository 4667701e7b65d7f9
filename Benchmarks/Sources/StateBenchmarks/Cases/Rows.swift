import BenchmarkKit
import Rostrum

extension Benchmark {
  static let rows = [
    Benchmark("ForEach.1000") { await send(toOneOf: 1_000, operations: $0) },
    Benchmark("ForEach.10000") { await send(toOneOf: 10_000, operations: $0) },
  ]

  @MainActor
  private static func send(toOneOf rows: Int, operations: Int) async -> Int {
    let store = Store(initialState: Table.State(count: rows)) { Table() }
    let id = rows / 2
    for _ in 0..<operations { store.send(.rows(.element(id: id, action: .add))) }
    return store.rows[id: id]!.count
  }
}
