import Instrumentation
import RostrumCore
import Tracing

extension StoreInstrumentation {
  /// Makes a span of each action and of each piece of asynchronous work of a store.
  ///
  /// ```swift
  /// InstrumentationSystem.bootstrap(tracer)
  ///
  /// prepareDependencies { $0.storeInstrumentation = .tracing() }
  /// ```
  ///
  /// The span of an effect is a child of that of the action it came of, and so are the spans of what
  /// the effect sends and does: a request that it makes carries the trace on to the server.
  ///
  /// Spans are named after actions, without the values in them. They have the attributes
  /// `rostrum.effects_in_flight` and `rostrum.from_effect` on actions; `code.filepath`,
  /// `code.lineno`, `rostrum.effect` and `rostrum.cancelled` on effects.
  ///
  /// - Parameter tracer: Makes the spans; `nil` for the one that the program was set up with.
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
