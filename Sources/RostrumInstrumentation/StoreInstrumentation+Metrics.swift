import CoreMetrics
import Metrics
import RostrumCore

extension StoreInstrumentation {
  /// An instrumentation that counts and times the actions and effects of a store.
  ///
  /// ```swift
  /// MetricsSystem.bootstrap(PrometheusMetricsFactory())
  ///
  /// prepareDependencies { $0.storeInstrumentation = .metrics() }
  /// ```
  ///
  /// | metric | kind | labels |
  /// |---|---|---|
  /// | `rostrum_action_duration` | timer | `action` |
  /// | `rostrum_effect_duration` | timer | `action`, `effect`, `outcome` |
  /// | `rostrum_effects_in_flight` | gauge | |
  ///
  /// `action` is the name of an action without its associated values, `effect` the name passed to
  /// `run`, if any, and `outcome` is `ended` or `cancelled`. A timer counts as well.
  ///
  /// - Parameter factory: Makes the metrics. Defaults to the factory of the metrics system.
  /// - Returns: The instrumentation.
  public static func metrics(factory: (any MetricsFactory)? = nil) -> Self {
    let metrics = StoreMetrics(factory: factory ?? MetricsSystem.factory)
    return Self { action, run in
      let report = run()
      metrics.record(action, report)
    } effect: { effect, run in
      let report = await run()
      await metrics.record(effect, report)
    }
  }
}
