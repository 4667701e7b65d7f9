import Dispatch
import Foundation

/// Ends the process some time after a signal if it has not ended by itself.
///
/// A server ends on its main actor, where the code of apps runs: a view that never returns from its
/// body would keep the process alive, at full load, until it is killed. The watchdog therefore needs
/// neither the main actor nor the threads of the concurrency runtime. Service managers commonly kill
/// 10 s after SIGTERM, so it acts before that.
final class TerminationWatchdog {
  private let sources: [any DispatchSourceSignal]

  /// Begins to watch; the watch ends when nobody holds the watchdog.
  ///
  /// - Parameters:
  ///   - signals: The signals that ask the process to end.
  ///   - patience: How long the process may take to end by itself.
  ///   - save: Saves what can be saved before the process is ended by force.
  init(on signals: [Int32], patience: DispatchTimeInterval = .seconds(8), save: FinalSave) {
    let queue = DispatchQueue(label: "rostrum.termination", qos: .userInteractive)
    sources = signals.map { signal in
      let source = DispatchSource.makeSignalSource(signal: signal, queue: queue)
      source.setEventHandler {
        queue.asyncAfter(deadline: .now() + patience) {
          save()
          // Not 'exit', which runs handlers that may wait for what is stuck.
          _exit(1)
        }
      }
      source.activate()
      return source
    }
  }

  deinit {
    for source in sources { source.cancel() }
  }
}

/// Saves what can be saved before a process is ended by force.
///
/// What saves may wait for what is stuck, so there is a limit.
struct FinalSave: Sendable {
  private let limit: DispatchTimeInterval
  private let save: @Sendable () -> Void

  /// Takes what saves.
  ///
  /// - Parameters:
  ///   - limit: How long it may take.
  ///   - save: Saves.
  init(within limit: DispatchTimeInterval = .seconds(1), _ save: @escaping @Sendable () -> Void) {
    self.limit = limit
    self.save = save
  }

  /// Saves on a thread of its own, and returns when that is done or the limit is reached.
  func callAsFunction() {
    let save = save
    let done = DispatchSemaphore(value: 0)
    Thread.detachNewThread {
      save()
      done.signal()
    }
    _ = done.wait(timeout: .now() + limit)
  }
}
