import Foundation
import UnixSignals

/// The signals by which a program stops.
///
/// SIGHUP comes when a terminal is closed, and when a service is reloaded. It would end the process at
/// once, without what has changed in the last second. With a certificate, it has a different meaning,
/// and a process that was started to ignore it, such as by `nohup`, continues.
struct StopSignals {
  private let includeHangup: Bool

  /// - Parameter hasCertificate: Whether SIGHUP reloads a certificate.
  init(hasCertificate: Bool) {
    includeHangup = !hasCertificate && !Self.isHangupIgnored
  }

  /// The signals.
  var signals: [UnixSignal] { includeHangup ? [.sigint, .sigterm, .sighup] : [.sigint, .sigterm] }

  /// The numbers of the signals.
  var numbers: [CInt] { includeHangup ? [SIGINT, SIGTERM, SIGHUP] : [SIGINT, SIGTERM] }

  private static var isHangupIgnored: Bool {
    var action = sigaction()
    guard sigaction(SIGHUP, nil, &action) == 0 else { return false }
    #if canImport(Darwin)
      let handler = action.__sigaction_u.__sa_handler
    #else
      let handler = action.__sigaction_handler.sa_handler
    #endif
    // NB: C compares the addresses of handlers, which Swift's functions don't have.
    return unsafeBitCast(handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
  }
}
