import Instrumentation
import RostrumCore
import Tracing

extension StoreInstrumentation {
  /// An instrumentation that makes a span of each action and of each effect's operation.
  ///
  /// ```swift
  /// InstrumentationSystem.bootstrap(tracer)
  ///
  /// prepareDependencies { $0.storeInstrumentation = .tracing() }
  /// ```
  ///
  /// The span of an effect is a child of the span of the action that started it, and the parent of
  /// the spans of the actions it sends and of the requests it makes, which propagate the trace to
  /// the server.
  ///
  /// Spans are named after actions, without their associated values. The span of an action has the
  /// attributes `rostrum.effects_in_flight` and `rostrum.from_effect`; that of an effect,
  /// `code.filepath`, `code.lineno`, `rostrum.effect` and `rostrum.cancelled`.
  ///
  /// - Parameter tracer: Makes the spans. Defaults to the tracer of the instrumentation system.
  /// - Returns: The instrumentation.
  public static func tracing(_ tracer: (any Tracer)? = nil) -> Self {
    let tracer: any Tracer = tracer ?? InstrumentationSystem.tracer
    return tracing(by: tracer)
  }

  private static func tracing(by tracer: some Tracer) -> Self {
    let spans = StoreSpans(tracer: tracer)
    return Self { action, run in
      spans.trace(action, run)
    } effect: { effect, run in
      await spans.trace(effect, run)
    }
  }
}
