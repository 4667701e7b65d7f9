import Rostrum
import RostrumTesting
import Testing

@MainActor
@Suite("Perception, from before Observation")
struct PerceptionTests {
  @Test("Wrapped content is shown, and observed once")
  func view() async {
    let model = Model()
    let host = TestHost { content(of: Legacy(model: model)) }
    #expect(host.text("Count: 0").exists)
    model.count += 1
    await host.settle()
    #expect(host.text("Count: 1").exists)
  }

  private func content<L: Wrapping>(of legacy: L) -> L.Wrapped { legacy.wrapped() }
}

@Observable private final class Model { var count = 0 }

// NB: A witness may be deprecated, and calls of the requirement do not say so.
@MainActor private protocol Wrapping {
  associatedtype Wrapped: View

  func wrapped() -> Wrapped
}

private struct Legacy: Wrapping {
  let model: Model

  @available(*, deprecated)
  func wrapped() -> some View {
    WithPerceptionTracking { Text(verbatim: "Count: \(model.count)") }
  }
}
