import DropInOS
import Logging
import Testing

// NB: Tests `text`, which is internal.
@testable import DropInOSLog

@Suite("OSLog on swift-log")
struct OSLogTests {
  struct Failure: Error {}

  @Test("Numbers are written, words are not, unless they say otherwise")
  func privacy() {
    let (name, id) = ("Blob", 42)
    func text(_ message: OSLogMessage) -> String { message.text }
    #expect(text("\(name) has \(id), \(true)") == "<private> has 42, true")
    #expect(text("\(name, privacy: .public) \(id, privacy: .private)") == "Blob <private>")
    #expect(text("\(name, privacy: .sensitive) \(Int.self)") == "<sensitive> Int")
    #expect(text("\(Failure())") == "<private>")
    #expect(text("\(Failure(), privacy: .public)") == "Failure()")
    let hashed = text("\(name, privacy: .private(mask: .hash))")
    #expect(
      hashed.hasPrefix("<mask.hash: ") && hashed == text("\(name, privacy: .auto(mask: .hash))"))
  }

  @Test("Messages reach swift-log at their level")
  func levels() {
    let lines = OSAllocatedUnfairLock(initialState: [String]())
    var base = Logging.Logger(label: "books") { _ in Collector(lines: lines) }
    base.logLevel = .trace
    let logger = DropInOSLog.Logger(base: base)
    logger.trace("a")
    logger.log("b")
    logger.warning("c")
    logger.error("d \("secret")")
    logger.fault("e")
    logger.log(level: .debug, "f")
    #expect(
      lines.withLock { $0 } == [
        "trace a", "notice b", "warning c", "error d <private>", "critical e", "debug f",
      ])
  }

  @Test("Messages of a log reach swift-log at their level")
  func logs() {
    let lines = OSAllocatedUnfairLock(initialState: [String]())
    var base = Logging.Logger(label: "books") { _ in Collector(lines: lines) }
    base.logLevel = .trace
    let log = OSLog(DropInOSLog.Logger(base: base))
    os_log("a", log: log, type: .error)
    os_log(.info, log: log, "b \(3) \("secret")")
    os_log("c", log: log)
    DropInOSLog.Logger(log).debug("d")
    #expect(
      lines.withLock { $0 } == ["error a", "info b 3 <private>", "notice c", "debug d"])
  }

  private struct Collector: LogHandler {
    let lines: OSAllocatedUnfairLock<[String]>
    var logLevel = Logging.Logger.Level.trace
    var metadata: Logging.Logger.Metadata = [:]

    subscript(metadataKey key: String) -> Logging.Logger.Metadata.Value? {
      get { metadata[key] }
      set { metadata[key] = newValue }
    }

    func log(event: LogEvent) {
      lines.withLock { $0.append("\(event.level) \(event.message)") }
    }
  }
}
