public import Foundation
public import OpenCombine

extension Timer {
  /// A publisher of the time at an interval.
  ///
  /// ```swift
  /// Timer.publish(every: 1, on: .main, in: .common)
  ///   .autoconnect()
  ///   .sink { now = $0 }
  /// ```
  ///
  /// - Parameters:
  ///   - interval: The interval in seconds.
  ///   - tolerance: How late a value may come.
  ///   - runLoop: The run loop that delivers; the main one delivers on the main queue.
  ///   - mode: The mode of the run loop. All modes are as `.common`.
  ///   - options: Nothing to choose.
  /// - Returns: The publisher, which starts when it is connected.
  public static func publish(
    every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop,
    in mode: RunLoop.Mode, options: RunLoop.SchedulerOptions? = nil
  ) -> TimerPublisher {
    TimerPublisher(
      interval: interval, tolerance: tolerance, runLoop: runLoop, mode: mode, options: options)
  }

  /// Publishes the time at an interval, to all its subscribers, while it is connected.
  public final class TimerPublisher: ConnectablePublisher {
    /// The time at which the timer fires.
    public typealias Output = Date
    /// A timer never fails.
    public typealias Failure = Never

    /// The interval in seconds.
    public let interval: TimeInterval
    /// How late a value may come.
    public let tolerance: TimeInterval?
    /// The run loop that delivers.
    public let runLoop: RunLoop
    /// The mode of the run loop.
    public let mode: RunLoop.Mode
    /// Nothing to choose.
    public let options: RunLoop.SchedulerOptions?

    private let subject = PassthroughSubject<Date, Never>()

    /// Makes a publisher.
    ///
    /// - Parameters:
    ///   - interval: The interval in seconds.
    ///   - tolerance: How late a value may come.
    ///   - runLoop: The run loop that delivers.
    ///   - mode: The mode of the run loop.
    ///   - options: Nothing to choose.
    public init(
      interval: TimeInterval, tolerance: TimeInterval? = nil, runLoop: RunLoop,
      mode: RunLoop.Mode, options: RunLoop.SchedulerOptions? = nil
    ) {
      self.interval = interval
      self.tolerance = tolerance
      self.runLoop = runLoop
      self.mode = mode
      self.options = options
    }

    /// Attaches a subscriber.
    ///
    /// - Parameter subscriber: The subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Date, S.Failure == Never {
      subject.receive(subscriber: subscriber)
    }

    /// Starts the timer.
    ///
    /// - Returns: Stops the timer.
    public func connect() -> any Cancellable {
      let step = RunLoop.SchedulerTimeType.Stride(interval)
      return runLoop.schedule(
        after: runLoop.now.advanced(by: step), interval: step,
        tolerance: .init(tolerance ?? 0), options: options
      ) { [subject] in subject.send(Date()) }
    }
  }
}
