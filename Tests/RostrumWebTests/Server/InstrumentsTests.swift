import CoreMetrics
import InMemoryTracing
import Logging
import MetricsTestKit
import NIOCore
import NIOEmbedded
import Testing
import Tracing

// NB: Tests `LatencyHandler`, which is internal.
@testable import RostrumWeb

@Suite(.timeLimit(.minutes(10))) @MainActor struct InstrumentsTests {
  private let silent = Logger(label: "test") { _ in SwiftLogNoOpLogHandler() }

  /// Taps once over a socket, which then drops and resumes.
  private func use(_ instruments: ServerInstruments?) async throws -> Int {
    try await withServer(sessions: { $0.instruments = instruments }) { _, port in
      let cookie = try #require(try await RawConnection.request(port: port).cookie)
      let (token, bytes) = try await RawConnection.open(port: port) { connection in
        let messages = try await connection.join(port: port, cookie: cookie)
        let plus = try #require(messages[1].firstMatch(of: /\[(\d+),0,"button"/)?.1)
        try await connection.send("[1,\(plus),\"tap\"]")
        let patch = try await connection.frame().text.utf8.count
        let token = try #require(messages[0].firstMatch(of: /"token":("[^"]+")/)?.1)
        return (String(token), messages[1].utf8.count + patch)
      }
      try await RawConnection.open(port: port) { connection in
        _ = try await connection.join(port: port, cookie: cookie, resume: token, seen: 2)
      }
      return bytes
    }
  }

  @Test("A server without receivers of measurements has no instruments")
  func none() {
    #expect(
      ServerInstruments(factory: NOOPMetricsHandler.instance, tracer: NoOpTracer(), logger: silent)
        == nil)
  }

  @Test("Connects, joins, launches, turns, updates and frames are counted and timed")
  func metrics() async throws {
    let metrics = TestMetrics()
    let instruments = ServerInstruments(factory: metrics, tracer: NoOpTracer(), logger: silent)
    let bytes = try await use(instruments)
    #expect(try metrics.expectCounter("rostrum_connects").totalValue == 2)
    #expect(try metrics.expectCounter("rostrum_joins", [("outcome", "new")]).totalValue == 1)
    #expect(try metrics.expectCounter("rostrum_joins", [("outcome", "resumed")]).totalValue == 1)
    for step in ["page", "launch", "turn", "update", "patch"] {
      let values = try metrics.expectTimer("rostrum_\(step)_duration").values
      #expect(!values.isEmpty && values.allSatisfy { $0 > 0 }, "\(step)")
    }
    let frames = try metrics.expectRecorder("rostrum_frame_bytes").values
    #expect(frames.prefix(2).reduce(0, +) == Double(bytes))
    #expect(try metrics.expectGauge("rostrum_sessions").values.max() == 1)
  }

  @Test("The update and the patch of a turn are spans within its span")
  func spans() async throws {
    let tracer = InMemoryTracer()
    let instruments = ServerInstruments(
      factory: NOOPMetricsHandler.instance, tracer: tracer, logger: silent)
    _ = try await use(instruments)
    let spans = tracer.finishedSpans
    let turn = try #require(spans.first { $0.operationName == "rostrum.turn" })
    let update = try #require(
      spans.first { $0.operationName == "rostrum.update" && $0.parentSpanID == turn.spanID })
    #expect(update.traceID == turn.traceID)
    #expect(spans.contains { $0.operationName == "rostrum.launch" })
    #expect(spans.contains { $0.operationName == "rostrum.page" })
  }

  @Test("The log has measurements at the level trace, without tokens and input")
  func log() async throws {
    let log = LogRecorder()
    let instruments = ServerInstruments(
      factory: NOOPMetricsHandler.instance, tracer: NoOpTracer(), logger: log.logger)
    _ = try await use(instruments)
    for word in ["connect", "join outcome=new", "turn nanoseconds=", "frame bytes="] {
      #expect(log.lines.contains { $0.hasPrefix("trace \(word)") }, "\(word)")
    }
  }

  @Test("Latency delays what comes and what goes by half of it, and keeps the order")
  func latency() throws {
    let channel = EmbeddedChannel(handler: LatencyHandler(roundTrip: .milliseconds(300)))
    try channel.writeInbound(1)
    channel.writeAndFlush(2, promise: nil)
    channel.embeddedEventLoop.advanceTime(by: .milliseconds(100))
    try channel.writeInbound(3)
    channel.embeddedEventLoop.advanceTime(by: .milliseconds(49))
    #expect(try channel.readInbound(as: Int.self) == nil)
    #expect(try channel.readOutbound(as: Int.self) == nil)
    channel.embeddedEventLoop.advanceTime(by: .milliseconds(1))
    #expect(try channel.readInbound(as: Int.self) == 1)
    #expect(try channel.readOutbound(as: Int.self) == 2)
    #expect(try channel.readInbound(as: Int.self) == nil)
    channel.embeddedEventLoop.advanceTime(by: .milliseconds(100))
    #expect(try channel.readInbound(as: Int.self) == 3)
  }
}
