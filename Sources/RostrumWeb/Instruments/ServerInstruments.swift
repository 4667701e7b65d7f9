import CoreMetrics
import Instrumentation
import Logging
import RostrumRuntime
import Tracing

/// Measures the steps of a server, for metrics, traces and the log.
///
/// A server without a metrics system, a tracer and the log level `trace` has no instruments, and
/// measures nothing.
package final class ServerInstruments: Sendable {
  /// A step whose duration is measured.
  package enum Step: String, CaseIterable {
    /// A launch of the app for a session.
    case launch
    /// The rendering of a page.
    case page
    /// A turn of a session: events, updates and a frame.
    case turn
    /// An update of the elements.
    case update
    /// The writing of a frame.
    case patch
  }

  /// The result of a join.
  package enum JoinOutcome: String, CaseIterable {
    /// A session was reserved.
    case new
    /// An earlier session was resumed.
    case resumed
    /// A limit was reached.
    case refused
  }

  private let metrics: ServerMetrics?
  private let tracer: (any Tracer)?
  private let logger: Logger?

  /// Creates instruments, or `nil` if nothing would receive their measurements.
  ///
  /// - Parameters:
  ///   - factory: Makes the metrics.
  ///   - tracer: Makes the spans.
  ///   - logger: Receives the measurements at the level `trace`.
  package init?(
    factory: any MetricsFactory = MetricsSystem.factory,
    tracer: any Tracer = InstrumentationSystem.tracer, logger: Logger
  ) {
    metrics = factory is NOOPMetricsHandler ? nil : ServerMetrics(factory: factory)
    self.tracer = tracer is NoOpTracer ? nil : tracer
    self.logger = logger.logLevel == .trace ? logger : nil
    if metrics == nil, self.tracer == nil, self.logger == nil { return nil }
  }

  /// Runs a step and measures its duration.
  package func measure<Result>(_ step: Step, _ body: () throws -> Result) rethrows -> Result {
    guard let tracer else { return try time(step, body) }
    return try tracer.withSpan("rostrum.\(step.rawValue)") { _ in try time(step, body) }
  }

  private func time<Result>(_ step: Step, _ body: () throws -> Result) rethrows -> Result {
    let start = Duration.now
    defer {
      let nanoseconds = Int64((Duration.now - start) / .nanoseconds(1))
      metrics?.durations[step]?.recordNanoseconds(nanoseconds)
      logger?.trace("\(step.rawValue)", metadata: ["nanoseconds": "\(nanoseconds)"])
    }
    return try body()
  }

  /// Records a frame for a browser.
  package func frame(bytes: Int) {
    metrics?.frameBytes.record(bytes)
    logger?.trace("frame", metadata: ["bytes": "\(bytes)"])
  }

  /// Records a new socket.
  package func connected() {
    metrics?.connects.increment(by: 1)
    logger?.trace("connect")
  }

  /// Records a join.
  package func joined(_ outcome: JoinOutcome) {
    metrics?.joins[outcome]?.increment(by: 1)
    logger?.trace("join", metadata: ["outcome": "\(outcome.rawValue)"])
  }

  /// Records the number of sessions.
  package func sessions(_ count: Int) { metrics?.sessions.record(count) }
}

extension ServerInstruments? {
  /// Runs a step, and measures its duration if there are instruments.
  package func measure<Result>(
    _ step: ServerInstruments.Step, _ body: () throws -> Result
  ) rethrows -> Result {
    guard let self else { return try body() }
    return try self.measure(step, body)
  }
}
