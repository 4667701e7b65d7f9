/// The exchange of requests and responses on one connection, as a state machine without side
/// effects.
///
/// A faulty request gets exactly one response, after the responses to earlier requests, and ends
/// the connection. So does a response that ends before its request, whose rest isn't awaited.
struct RequestMachine {
  /// An action for the owner of the connection.
  enum Action: Hashable {
    /// Pass the part on.
    case pass
    /// Discard the part, or do nothing if there is none.
    case drop
    /// Write a response, and then close the connection.
    case refuse(RequestFault)
    /// Close the connection, once everything is written.
    case linger
    /// Close the connection immediately.
    case close
  }

  /// The time from the head of a request to its end.
  private let bodyDeadline: Duration
  /// The number of requests that were passed on, and whose responses haven't ended.
  private var unanswered = 0
  /// Whether a response has begun.
  private var isAnswering = false
  /// When the last request's head arrived, while its end is missing.
  private var incompleteSince: Duration?
  /// The number of bytes of that request's body.
  private var bodyBytes = 0
  /// Whether the time for that request grows with its body.
  private var isUpload = false
  /// A fault to respond to after the earlier requests.
  private var fault: RequestFault?
  /// Whether the current response is the last one.
  private(set) var endsWithResponse = false
  /// Whether the last response was written.
  private(set) var isFinished = false

  /// The bytes that a body needs to have in a second, beyond the deadline.
  ///
  /// An upload may take long, but whoever sends single bytes can't keep a connection.
  static let minimumRate = 4096

  init(bodyDeadline: Duration) {
    self.bodyDeadline = bodyDeadline
  }

  /// Handles the head of a request.
  ///
  /// - Parameters:
  ///   - fault: Why the request is refused.
  ///   - isUpload: Whether the request may be long.
  ///   - now: The time.
  /// - Returns: The action.
  mutating func receivedHead(
    _ fault: RequestFault?, isUpload: Bool = false, at now: Duration
  ) -> Action {
    guard isReading else { return .drop }
    if let fault { return refuse(fault) }
    unanswered += 1
    incompleteSince = now
    bodyBytes = 0
    self.isUpload = isUpload
    return .pass
  }

  /// Handles a part of a request's body with a number of bytes.
  mutating func receivedBody(_ count: Int = 0) -> Action {
    guard isReading else { return .drop }
    bodyBytes += count
    return .pass
  }

  /// Handles the end of a request.
  mutating func receivedEnd() -> Action {
    guard isReading else { return .drop }
    incompleteSince = nil
    return .pass
  }

  /// Handles bytes that aren't HTTP.
  mutating func receivedBrokenBytes() -> Action {
    guard isReading else { return .drop }
    return incompleteSince == nil ? refuse(.notHTTP) : interrupt(.notHTTP)
  }

  /// Checks the deadline of the last request.
  mutating func tick(at now: Duration) -> Action {
    guard isReading, let since = incompleteSince, now - since >= deadline else { return .drop }
    return interrupt(.timeout)
  }

  /// Handles the head of a response, which must announce the end of the connection if
  /// ``endsWithResponse`` is set.
  mutating func wroteHead() -> Action {
    guard !isFinished, unanswered > 0 else { return .drop }
    isAnswering = true
    endsWithResponse = unanswered == 1 && incompleteSince != nil
    return .pass
  }

  /// Handles a part of a response's body.
  func wroteBody() -> Action { isAnswering ? .pass : .drop }

  /// Handles the end of a response, which is written unless the action is ``Action/drop``.
  mutating func wroteEnd() -> Action {
    guard isAnswering else { return .drop }
    isAnswering = false
    unanswered -= 1
    if endsWithResponse {
      isFinished = true
      return .linger
    }
    guard unanswered == 0, let fault else { return .pass }
    isFinished = true
    return .refuse(fault)
  }

  private var deadline: Duration {
    isUpload ? Self.deadline(bodyDeadline, after: bodyBytes) : bodyDeadline
  }

  /// The time for an upload of which some bytes have arrived.
  static func deadline(_ deadline: Duration, after count: Int) -> Duration {
    deadline + .milliseconds(Int64(count) * 1000 / Int64(minimumRate))
  }

  private var isReading: Bool { !isFinished && fault == nil }

  private mutating func refuse(_ fault: RequestFault) -> Action {
    guard unanswered == 0 else {
      self.fault = fault
      return .drop
    }
    isFinished = true
    return .refuse(fault)
  }

  /// Refuses the last request, which was passed on without its end.
  private mutating func interrupt(_ fault: RequestFault) -> Action {
    incompleteSince = nil
    if isAnswering, unanswered == 1 {
      isAnswering = false
      isFinished = true
      return .close
    }
    unanswered -= 1
    return refuse(fault)
  }
}
