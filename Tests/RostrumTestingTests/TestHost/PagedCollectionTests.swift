import Foundation
import Rostrum
import RostrumTesting
import Testing

/// Thirty thousand numbers, which notes which of them were asked for.
struct Numbers: PagedCollection {
  struct Number: Identifiable {
    let id: Int
  }

  /// What was asked for.
  final class Log: Sendable {
    let visited = LockIsolated<Set<Int>>([])
    let sought = LockIsolated<[Set<Int>]>([])
  }

  let log: Log
  var first = 0
  var startIndex: Int { 0 }
  var endIndex: Int { 30_000 }

  subscript(position: Int) -> Number {
    log.visited.withValue { _ = $0.insert(position) }
    return Number(id: first + position)
  }

  func offsets(of ids: Set<Int>) -> [Int: Int] {
    log.sought.withValue { $0.append(ids) }
    return ids.reduce(into: [:]) { offsets, id in
      if indices.contains(id - first) { offsets[id] = id - first }
    }
  }

  func ids(in offsets: Range<Int>) -> [Int] { offsets.map { first + $0 } }
}

@MainActor @Suite("Collections that load their elements when they are asked for")
struct PagedCollectionTests {
  private let log = Numbers.Log()

  struct NumberList: View {
    let log: Numbers.Log
    @State private var first = 0

    var body: some View {
      ScrollViewReader { reader in
        Button("Later") { first += 10 }
        Button("Far") { reader.scrollTo(20_000) }
        List {
          ForEach(Numbers(log: log, first: first)) { Tally(number: $0.id) }
        }
      }
    }
  }

  struct Tally: View {
    let number: Int
    @State private var taps = 0
    var body: some View {
      Button("\(number): \(taps)") { taps += 1 }
    }
  }

  @Test("A list asks for the elements near the window only")
  func visited() async {
    let host = TestHost(rows: .nearby) { NumberList(log: log) }
    #expect(log.visited.value.count < 100)
    await host.role(.list)().scroll(y: 2_000_000)
    #expect(log.visited.value.count < 300)
    #expect(log.sought.value.isEmpty)
  }

  @Test("A table asks for the elements near the window only")
  func table() async {
    let host = TestHost(rows: .nearby) {
      Table(Numbers(log: log)) { TableColumn("Number") { Text("\($0.id)") } }
    }
    #expect(host.text("3").exists)
    #expect(log.visited.value.count < 100)
  }

  @Test("Rows with state that leave aren't looked for while the elements are the same")
  func moves() async {
    let host = TestHost(rows: .nearby) { NumberList(log: log) }
    await host.button("3: 0").tap()
    for _ in 0..<5 { await host.role(.list)().scroll(y: 3000) }
    #expect(!host.button("3: 1").exists)
    for _ in 0..<5 { await host.role(.list)().scroll(y: -3000) }
    #expect(host.button("3: 1").isVisible)
    #expect(log.sought.value.isEmpty)
    #expect(log.visited.value.count < 1000)
  }

  @Test("When the elements change, rows with state are looked for by their identities, all at once")
  func changes() async {
    let host = TestHost(rows: .nearby) { NumberList(log: log) }
    await host.button("3: 0").tap()
    await host.button("12: 0").tap()
    await host.role(.list)().scroll(y: 15_000)
    await host.button("Later").tap()
    await host.role(.list)().scroll(y: -15_000)
    #expect(host.button("12: 1").isVisible)
    #expect(!host.button("3: 1").exists)
    #expect(log.sought.value.count == 1 && log.sought.value[0].isSuperset(of: [3, 12]))
    #expect(log.visited.value.count < 1000)
  }

  @Test("A row far away is found by its identity")
  func far() async {
    let host = TestHost(rows: .nearby) { NumberList(log: log) }
    await host.button("Far").tap()
    #expect(host.button("20000: 0").exists)
    #expect(log.sought.value == [[20_000]])
    #expect(log.visited.value.count < 300)
  }
}
