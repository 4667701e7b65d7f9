import NIOCore
import NIOPosix

/// The sockets of a plan, and the load on them.
///
/// Everything runs on one event loop.
final class Load {
  private let plan: Plan
  private let loop: any EventLoop
  private var connections: [Connection] = []
  private var opened = 0
  private var isRunning = false
  private var startedAt = NIODeadline.now()
  private var sent = 0
  private var answers = 0
  private var answerBytes = 0
  private var joinTimes: [UInt64] = []
  private var joinBytes: [Int] = []
  private var times: [UInt64] = []
  private var errors: [String: Int] = [:]
  private var ticks: RepeatedTask?
  /// The sockets that don't have the latest change.
  private var unchanged: Set<ObjectIdentifier> = []
  /// What a message with the latest change contains.
  private var changed: [UInt8] = []
  private var changedAt = NIODeadline.now()
  private let joins: EventLoopPromise<JoinReport>
  private let end: EventLoopPromise<LoadReport>

  /// How long answers are awaited after the last event.
  private static let patience = TimeAmount.seconds(10)

  init(_ plan: Plan, on loop: any EventLoop) {
    self.plan = plan
    self.loop = loop
    joins = loop.makePromise()
    end = loop.makePromise()
  }

  /// Opens all sockets.
  func join() -> EventLoopFuture<JoinReport> {
    for _ in 0..<min(plan.joins, plan.sockets) { open() }
    return joins.futureResult
  }

  /// Performs the load.
  func run() -> EventLoopFuture<LoadReport> {
    startedAt = .now()
    isRunning = true
    errors = [:]
    switch plan.load {
    case nil: finish()
    case .events: for connection in connections { connection.sendEvent(at: .now()) }
    case .saturation(let depth, let seconds): saturate(depth, seconds)
    case .rate(let rate, let seconds): send(rate, for: seconds)
    case .changes: change()
    }
    return end.futureResult
  }

  private func open() {
    let visit = plan.visits[opened % plan.visits.count]
    opened += 1
    let connection = NIOLoopBound(Connection(visit, of: plan, for: self), eventLoop: loop)
    let load = NIOLoopBound(self, eventLoop: loop)
    ClientBootstrap(group: loop)
      .channelOption(.tcpOption(.tcp_nodelay), value: 1)
      .channelInitializer { channel in
        channel.eventLoop.makeCompletedFuture {
          try channel.pipeline.syncOperations.addHandler(connection.value)
        }
      }
      .connect(host: "127.0.0.1", port: visit.port ?? plan.port)
      .whenFailure { error in load.value.failed("\(error)") }
  }

  // MARK: What connections report

  /// Handles that a socket can send events.
  func joined(_ connection: Connection) {
    joinTimes.append((NIODeadline.now() - connection.openedAt).magnitude)
    joinBytes.append(connection.bytes)
    connections.append(connection)
    if isRunning {
      connection.sendEvent(at: .now())
    } else if connections.count == plan.sockets {
      joins.succeed(
        JoinReport(
          sockets: connections.count, milliseconds: Quantiles(of: joinTimes),
          bytes: joinBytes.sorted()[joinBytes.count / 2], errors: errors))
    } else if opened < plan.sockets {
      open()
    }
  }

  /// Handles a failure.
  func failed(_ error: String) {
    errors[error, default: 0] += 1
    if !isRunning {
      joins.fail(LoadError(errors: errors))
    } else if errors.values.reduce(0, +) > 10_000 {
      finish()
    }
  }

  /// Handles the answer to the oldest events of a socket.
  func answered(_ count: Int, bytes: Int, to connection: Connection) {
    let now = NIODeadline.now()
    if case .changes = plan.load { return connection.pending.removeAll() }
    answerBytes += bytes
    for _ in 0..<count {
      guard let time = connection.pending.popFirst() else { return failed("answer without event") }
      times.append((now - time).magnitude)
      answers += 1
    }
    guard isRunning else { return }
    switch plan.load {
    case .events(let wanted):
      if answers >= wanted { finish() } else { proceed(connection) }
    case .saturation: for _ in 0..<count { connection.sendEvent(at: now) }
    case .rate, .changes, nil: break
    }
  }

  /// Handles a message, which may have the latest change.
  func received(_ text: ByteBufferView, by connection: Connection) {
    guard isRunning, text.firstRange(of: changed) != nil,
      unchanged.remove(ObjectIdentifier(connection)) != nil
    else { return }
    times.append((NIODeadline.now() - changedAt).magnitude)
    if unchanged.isEmpty { changeLater() }
  }

  private func proceed(_ connection: Connection) {
    guard let burst = plan.burst, connection.sent >= burst else {
      return connection.sendEvent(at: .now())
    }
    connection.leave()
    connections.removeAll { $0 === connection }
    open()
  }

  // MARK: Loads

  private func saturate(_ depth: Int, _ seconds: Double) {
    for connection in connections {
      for _ in 0..<depth { connection.sendEvent(at: .now()) }
    }
    let load = NIOLoopBound(self, eventLoop: loop)
    loop.scheduleTask(in: .seconds(1)) { load.value.restart() }
    loop.scheduleTask(in: .milliseconds(1000 + Int64(seconds * 1000))) { load.value.finish() }
  }

  private func restart() {
    startedAt = .now()
    times = []
    answers = 0
    answerBytes = 0
  }

  private func send(_ rate: Double, for seconds: Double) {
    let wanted = Int(rate * seconds)
    times.reserveCapacity(wanted)
    let load = NIOLoopBound(self, eventLoop: loop)
    ticks = loop.scheduleRepeatedTask(initialDelay: .zero, delay: .milliseconds(1)) { _ in
      load.value.sendDue(rate, of: wanted)
    }
  }

  private func sendDue(_ rate: Double, of wanted: Int) {
    let now = NIODeadline.now()
    while sent < wanted {
      let due = startedAt + .nanoseconds(Int64(Double(sent) / rate * 1e9))
      guard due <= now else { return }
      connections[sent % connections.count].sendEvent(at: due)
      sent += 1
    }
    guard answers < wanted else { return finish() }
    let last = startedAt + .nanoseconds(Int64(Double(wanted) / rate * 1e9))
    guard now > last + Self.patience else { return }
    let missing = wanted - answers - errors["refused", default: 0]
    if missing > 0 { errors["no answer"] = missing }
    finish()
  }

  /// Sends an event that changes what all sockets show.
  private func change() {
    guard case .changes(let count, let first, _) = plan.load else { return }
    guard sent < count else { return finish() }
    let connection = connections[(sent * 13) % connections.count]
    sent += 1
    changed = Array(#""\#(first + sent)""#.utf8)
    unchanged = Set(connections.map { ObjectIdentifier($0) })
    changedAt = .now()
    connection.sendEvent(at: changedAt)
    let (load, number) = (NIOLoopBound(self, eventLoop: loop), sent)
    loop.scheduleTask(in: Self.patience) { load.value.giveUp(number) }
  }

  private func changeLater() {
    guard case .changes(_, _, let pause) = plan.load else { return }
    answers += 1
    for connection in connections { connection.acknowledge() }
    let load = NIOLoopBound(self, eventLoop: loop)
    loop.scheduleTask(in: .milliseconds(pause)) { load.value.change() }
  }

  private func giveUp(_ number: Int) {
    guard sent == number, !unchanged.isEmpty, isRunning else { return }
    errors["no change"] = unchanged.count
    finish()
  }

  private func finish() {
    guard isRunning else { return }
    isRunning = false
    ticks?.cancel()
    let seconds = Double((NIODeadline.now() - startedAt).nanoseconds) / 1e9
    end.succeed(
      LoadReport(
        events: answers, seconds: seconds, milliseconds: Quantiles(of: times),
        bytes: Double(answerBytes) / Double(max(1, answers)), errors: errors))
  }
}

/// Sockets could not be opened.
struct LoadError: Error {
  var errors: [String: Int]
}

extension TimeAmount {
  /// The amount as an unsigned number of nanoseconds.
  fileprivate var magnitude: UInt64 { UInt64(max(0, nanoseconds)) }
}
