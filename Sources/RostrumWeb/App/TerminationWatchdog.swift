import Dispatch
import Foundation

/// A watchdog that ends the process some time after a signal, if it hasn't ended by then.
///
/// A server stops on its main actor, where the code of apps runs: a view whose body never returns
/// would keep the process alive at full load until it is killed. The watchdog therefore uses
/// neither the main actor nor the threads of the concurrency runtime. Service managers commonly
/// kill a process 10 seconds after SIGTERM, so the watchdog acts before that.
final class TerminationWatchdog {
  private let sources: [any DispatchSourceSignal]

  /// Starts to watch, until the watchdog is released.
  ///
  /// - Parameters:
  ///   - signals: The signals that request the end of the process.
  ///   - patience: The time in which the process may end without the watchdog.
  ///   - save: Saves data before the watchdog ends the process.
  init(on signals: [Int32], patience: DispatchTimeInterval = .seconds(8), save: FinalSave) {
    let queue = DispatchQueue(label: "rostrum.termination", qos: .userInteractive)
    sources = signals.map { signal in
      let source = DispatchSource.makeSignalSource(signal: signal, queue: queue)
      source.setEventHandler {
        queue.asyncAfter(deadline: .now() + patience) {
          save()
          // Not 'exit', whose handlers may wait for code that doesn't respond.
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

/// A last attempt to save data before the process ends.
///
/// Saving may wait for code that doesn't respond, so its time is limited.
struct FinalSave: Sendable {
  private let limit: DispatchTimeInterval
  private let save: @Sendable () -> Void

  /// Creates the attempt.
  ///
  /// - Parameters:
  ///   - limit: The maximum time.
  ///   - save: A closure that saves the data.
  init(within limit: DispatchTimeInterval = .seconds(1), _ save: @escaping @Sendable () -> Void) {
    self.limit = limit
    self.save = save
  }

  /// Saves on a new thread, and returns when that has finished or the limit is reached.
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
