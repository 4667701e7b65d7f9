import CoreMetrics

/// The metrics of a server; see `Documentation/Deployment.md`.
struct ServerMetrics: Sendable {
  /// The durations of steps.
  let durations: [ServerInstruments.Step: Timer]
  /// The sizes of frames.
  let frameBytes: Recorder
  /// The number of sockets that were opened.
  let connects: Counter
  /// The number of joins by their results.
  let joins: [ServerInstruments.JoinOutcome: Counter]
  /// The number of sessions.
  let sessions: Gauge

  /// Makes the metrics.
  init(factory: any MetricsFactory) {
    durations = Dictionary(
      uniqueKeysWithValues: ServerInstruments.Step.allCases.map { step in
        (step, Timer(label: "rostrum_\(step.rawValue)_duration", factory: factory))
      })
    frameBytes = Recorder(label: "rostrum_frame_bytes", factory: factory)
    connects = Counter(label: "rostrum_connects", factory: factory)
    joins = Dictionary(
      uniqueKeysWithValues: ServerInstruments.JoinOutcome.allCases.map { outcome in
        let dimensions = [("outcome", outcome.rawValue)]
        return (outcome, Counter(label: "rostrum_joins", dimensions: dimensions, factory: factory))
      })
    sessions = Gauge(label: "rostrum_sessions", factory: factory)
  }
}
