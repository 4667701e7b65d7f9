import Foundation
import Logging
import NIOCore
import RostrumHTML
import RostrumScenes
import RostrumSessions
import RostrumStorage

/// A session without sockets, for measurements: from the bytes of an event to the bytes of its frame.
///
/// ```swift
/// let probe = SessionProbe(CounterApp.self)
/// await probe.send("tap", to: button)
/// probe.frames  // 2: the page, and the answer
/// ```
///
/// It joins as a new browser does, and acknowledges each frame with the next event. Events aren't
/// limited.
@_spi(Measurement)
@MainActor
public final class SessionProbe {
  /// The number of frames that the session has sent.
  public private(set) var frames = 0
  /// The size of all frames.
  public private(set) var bytes = 0
  /// The number of snapshots that were taken of the session.
  public private(set) var snapshots = 0

  private let store: SessionStore
  private let user = UserID()
  private var session: Session?
  private var machine: ConnectionMachine
  private var events: UInt64 = 0
  private var lastFrame = 0
  private var seen = 0
  private var seenSnapshots = 0
  private var waiting: CheckedContinuation<Void, Never>?
  private lazy var assets = Assets()

  /// How a session is stored.
  public enum Keeping: Sendable {
    /// It ends with the process.
    case none
    /// It is stored in memory, some time after it has changed.
    ///
    /// - Parameter delay: The time from a change to the snapshot.
    case inMemory(delay: Duration)
  }

  /// Launches an app, and joins it.
  ///
  /// - Parameters:
  ///   - app: The type of the app.
  ///   - keeping: How the session is stored.
  public init<Program: App>(_ app: Program.Type, keeping: Keeping = .none) {
    store = Self.store(of: app, keeping)
    machine = Self.connection()
    store.keeper?.didTakeSnapshot = { [weak self] _ in self?.tookSnapshot() }
    join()
  }

  /// Launches an app whose session can be restored, and joins it.
  ///
  /// It is stored in memory.
  ///
  /// - Parameter app: The type of the app.
  public init<Program: App>(restorable app: Program.Type) async {
    store = Self.store(of: app, .inMemory(delay: .seconds(86_400)))
    machine = Self.connection()
    do {
      try await store.startKeeping()
    } catch {
      preconditionFailure("The memory can't be used as a storage: \(error)")
    }
    join()
  }

  private static func store<Program: App>(
    of app: Program.Type, _ keeping: Keeping
  ) -> SessionStore {
    var configuration = SessionStore.Configuration(
      usersDirectory: FileManager.default.temporaryDirectory)
    if case .inMemory(let delay) = keeping {
      configuration.keeping = SessionKeeper.Configuration(storage: MemoryStorage(), delay: delay)
    }
    return SessionStore(
      launch: AppLaunch(app), configuration: configuration,
      logger: Logger(label: "rostrum.probe") { _ in SwiftLogNoOpLogHandler() })
  }

  private static func connection() -> ConnectionMachine {
    var limits = ConnectionLimits()
    let unlimited = TokenBucket(capacity: 1e15, perSecond: 1e15)
    limits.events = unlimited
    limits.messages = unlimited
    limits.bytes = unlimited
    return ConnectionMachine(limits: limits, at: .zero)
  }

  /// The root element.
  public var root: Element? { session?.root }

  /// The number of updates of the elements.
  public var updates: Int { session?.work.updates ?? 0 }

  /// The number of patches that were written for the page.
  public var patches: Int { session?.work.patches ?? 0 }

  /// Renders a first page, as for a person who has no session yet.
  ///
  /// - Returns: The size of the page in bytes, without the answer's compression.
  public func page() -> Int {
    store.page(for: user, assets: assets)?.utf8.count ?? 0
  }

  /// Sends an event, and runs the work that it schedules.
  ///
  /// - Parameters:
  ///   - action: The name of the action in the protocol.
  ///   - element: The element.
  ///   - value: The value of the action.
  public func send(_ action: String, to element: ElementID, value: Int? = nil) async {
    events += 1
    var message = JSONWriter(reserving: 64)
    message.openArray()
    message.number(events)
    message.number(element.rawValue)
    message.string(action)
    if let value { message.number(value) }
    if seen < lastFrame {
      seen = lastFrame
      message.number(seen)
    }
    message.closeArray()
    receive(message.bytes)
    await Task.yield()
  }

  /// Waits for a snapshot that was taken since the last call.
  public func waitForSnapshot() async {
    if snapshots == seenSnapshots { await withCheckedContinuation { waiting = $0 } }
    seenSnapshots = snapshots
  }

  /// Stores the session, removes it from memory, and restores it.
  ///
  /// The session then sends the whole page again.
  ///
  /// - Precondition: The probe was created with ``init(restorable:)``.
  public func restore() async {
    guard let last = session else { return }
    session = nil
    store.detach(last, from: self)
    store.leave(last)
    await store.recall(last.number, of: user, locales: [], for: visitor, isTaking: true)
    machine = Self.connection()
    (events, lastFrame, seen) = (0, 0, 0)
    join(resuming: last.token)
  }

  private func tookSnapshot() {
    snapshots += 1
    waiting?.resume()
    waiting = nil
  }

  private func join(resuming token: SessionToken? = nil) {
    let resumed = token.map { #","resume":"\#($0.text)""# } ?? ""
    receive(Array(#"["join",{"v":2,"seen":0\#(resumed)}]"#.utf8))
  }

  private func receive(_ bytes: [UInt8]) {
    switch machine.receivedText(bytes, at: .zero) {
    case .deliver(let message): deliver(message)
    case .join(let join): enter(join)
    case let action: preconditionFailure("The session answers with \(action).")
    }
  }

  private func deliver(_ message: ClientMessage) {
    guard let session, case .event(let event) = message else { return }
    session.takeTurn {
      if let seen = event.seen { _ = session.acknowledge(seen) }
      let refusal = session.receive(event)
      precondition(refusal == nil, "The event was refused.")
    }
  }

  private func enter(_ join: ClientMessage.Join) {
    guard let admission = try? store.join(join, user: user, peer: self) else { return }
    precondition(admission.isResumed == (join.resume != nil), "The session wasn't restored.")
    session = admission.session
    if admission.isNew {
      _ = machine.welcomed()
      store.begin(admission.session, join)
    }
    for message in admission.messages.dropFirst() { send(message) }
  }
}

extension SessionProbe: SessionPeer {
  package var isOpen: Bool { true }

  package func begin(after lastEvent: UInt64) { machine.joined(lastEvent: lastEvent) }

  package func send(_ message: ByteBuffer) {
    frames += 1
    lastFrame += 1
    bytes += message.readableBytes
  }

  package func close(_ code: CloseCode) {}
}
