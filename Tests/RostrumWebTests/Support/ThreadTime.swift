import Foundation

/// The processor's time that the current thread has taken, which other tests don't prolong.
enum ThreadTime {
  /// The time, in whole seconds.
  static var seconds: Int {
    // NB: Which module defines the members of `timespec` depends on what else a batch of files
    // imports, so none of them is spelled. It consists of two words, the seconds first.
    withUnsafeTemporaryAllocation(of: Int.self, capacity: 2) { words in
      words.initialize(repeating: 0)
      words.withMemoryRebound(to: timespec.self) { time in
        if let time = time.baseAddress { _ = clock_gettime(CLOCK_THREAD_CPUTIME_ID, time) }
      }
      return words[0]
    }
  }
}
