import RostrumRuntime
import RostrumViews
import Testing

/// Counts comparisons, and equals every other value.
private struct Counted: Equatable, Sendable {
  let comparisons: Locked<Int>

  static func == (first: Counted, second: Counted) -> Bool {
    first.comparisons.withLock { $0 += 1 }
    return true
  }
}

private struct Leaf: View {
  let value: Counted

  var body: some View { Text("Leaf") }
}

private struct Nested: View {
  let comparisons: Locked<Int>
  @State private var number = 0

  var body: some View {
    VStack {
      Group {
        VStack {
          Leaf(value: Counted(comparisons: comparisons))
          Text("\(number)")
        }
        .padding()
      }
      .opacity(0.5)
      Button("Add") { number += 1 }
    }
    .padding()
    .disabled(false)
  }
}

@MainActor @Suite("Comparison of the views of a tuple", .viewsEnd) struct TupleComparisonTests {
  @Test("Views are compared once by all nodes that hold them, and once by their own node")
  func once() throws {
    let comparisons = Locked(0)
    let rendering = Rendering { Nested(comparisons: comparisons) }
    comparisons.withLock { $0 = 0 }
    try rendering.perform(.tap, on: .button)
    #expect(comparisons.value == 2)
  }
}
