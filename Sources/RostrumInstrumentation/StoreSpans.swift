import Instrumentation
import RostrumCore
import Tracing

/// The factory of a store's spans.
struct StoreSpans<T: Tracer>: Sendable {
  let tracer: T

  @MainActor
  func trace(_ action: WatchedAction, _ run: @MainActor () -> ActionReport) {
    tracer.withSpan(action.name) { span in
      span.attributes[SpanKey.isFromEffect] = action.isFromEffect
      span.attributes[SpanKey.effectsInFlight] = run().effectsInFlight
    }
  }

  func trace(_ effect: WatchedEffect, _ run: @Sendable () async -> EffectReport) async {
    await tracer.withSpan("\(effect.action) effect") { span in
      if let name = effect.name { span.attributes[SpanKey.effect] = name }
      span.attributes[SpanKey.file] = effect.fileID
      span.attributes[SpanKey.line] = Int(effect.line)
      span.attributes[SpanKey.isCancelled] = await run().isCancelled
    }
  }
}

/// The names of span attributes.
enum SpanKey {
  static let isFromEffect = "rostrum.from_effect"
  static let effectsInFlight = "rostrum.effects_in_flight"
  static let effect = "rostrum.effect"
  static let isCancelled = "rostrum.cancelled"
  static let file = "code.filepath"
  static let line = "code.lineno"
}
