import InMemoryTracing
import RostrumCore
import RostrumInstrumentation
import Testing
import Tracing

@MainActor
@Suite struct TracingTests {
  private let tracer = InMemoryTracer()

  private func span(named name: String) throws -> FinishedInMemorySpan {
    try #require(tracer.finishedSpans.first { $0.operationName == name })
  }

  @Test("An action has a span with its name, without the values in it")
  func action() throws {
    Download.store(watchedBy: .tracing(tracer)).send(.typed("secret"))
    #expect(tracer.finishedSpans.map(\.operationName) == ["typed"])
    #expect(try span(named: "typed").attributes.get("rostrum.from_effect") == .bool(false))
  }

  @Test("An action's span says how many effects are in flight")
  func inFlight() async throws {
    let store = Download.store(watchedBy: .tracing(tracer))
    await store.send(.start).finish()
    let start = try span(named: "start")
    #expect(start.attributes.get("rostrum.effects_in_flight") == .int64(1))
  }

  @Test("The span of an effect is a child of the span of its action")
  func effect() async throws {
    let store = Download.store(watchedBy: .tracing(tracer))
    await store.send(.start).finish()
    let (start, effect) = (try span(named: "start"), try span(named: "start effect"))
    #expect(effect.parentSpanID == start.spanID)
    #expect(effect.attributes.get("rostrum.effect") == .string("download"))
    #expect(effect.attributes.get("rostrum.cancelled") == .bool(false))
    #expect(
      effect.attributes.get("code.filepath")
        == .string("RostrumInstrumentationTests/Download.swift"))
  }

  @Test("What an effect sends belongs to the effect's trace")
  func sentAction() async throws {
    let store = Download.store(watchedBy: .tracing(tracer))
    await store.send(.start).finish()
    let (effect, done) = (try span(named: "start effect"), try span(named: "done"))
    #expect(done.parentSpanID == effect.spanID)
    #expect(done.attributes.get("rostrum.from_effect") == .bool(true))
  }

  @Test("What an effect traces itself belongs to its span")
  func ownSpan() async throws {
    let tracer = tracer
    let store = Download.store(watchedBy: .tracing(tracer)) {
      tracer.withSpan("request") { _ in }
    }
    await store.send(.start).finish()
    let (effect, request) = (try span(named: "start effect"), try span(named: "request"))
    #expect(request.parentSpanID == effect.spanID)
  }

  @Test("A cancelled effect says so in its span")
  func cancelled() async throws {
    let store = Download.store(watchedBy: .tracing(tracer)) {
      await withCheckedContinuation { $0.resume() }
      withUnsafeCurrentTask { $0?.cancel() }
    }
    await store.send(.start).finish()
    #expect(
      try span(named: "start effect").attributes.get("rostrum.cancelled") == .bool(true))
  }

  @Test("When all is done, no span is left open")
  func allEnd() async {
    let store = Download.store(watchedBy: .tracing(tracer))
    await store.send(.start).finish()
    #expect(tracer.activeSpans.isEmpty)
  }
}
