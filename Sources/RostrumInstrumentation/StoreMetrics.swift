import CoreMetrics
import Metrics
import RostrumCore

/// The metrics of a store, each created on first use.
@MainActor
final class StoreMetrics {
  /// The names of metrics and labels.
  enum Key {
    static let actionDuration = "rostrum_action_duration"
    static let effectDuration = "rostrum_effect_duration"
    static let effectsInFlight = "rostrum_effects_in_flight"
    static let action = "action"
    static let effect = "effect"
    static let outcome = "outcome"
  }

  private struct EffectLabels: Hashable {
    let action: String
    let effect: String
    let outcome: String
  }

  private let factory: any MetricsFactory
  private var actions: [String: Metrics.Timer] = [:]
  private var effects: [EffectLabels: Metrics.Timer] = [:]
  private lazy var inFlight = Gauge(label: Key.effectsInFlight, dimensions: [], factory: factory)

  nonisolated init(factory: any MetricsFactory) {
    self.factory = factory
  }

  func record(_ action: WatchedAction, _ report: ActionReport) {
    timer(of: action.name).record(duration: report.duration)
    inFlight.record(report.effectsInFlight)
  }

  func record(_ effect: WatchedEffect, _ report: EffectReport) {
    let labels = EffectLabels(
      action: effect.action, effect: effect.name ?? "",
      outcome: report.isCancelled ? "cancelled" : "ended")
    timer(of: labels).record(duration: report.duration)
  }

  private func timer(of action: String) -> Metrics.Timer {
    if let timer = actions[action] { return timer }
    let timer = Timer(
      label: Key.actionDuration, dimensions: [(Key.action, action)], factory: factory)
    actions[action] = timer
    return timer
  }

  private func timer(of labels: EffectLabels) -> Metrics.Timer {
    if let timer = effects[labels] { return timer }
    let timer = Timer(
      label: Key.effectDuration,
      dimensions: [
        (Key.action, labels.action), (Key.effect, labels.effect), (Key.outcome, labels.outcome),
      ],
      factory: factory)
    effects[labels] = timer
    return timer
  }
}
