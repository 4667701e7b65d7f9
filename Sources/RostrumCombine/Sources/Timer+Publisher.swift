public import Foundation
public import OpenCombine

extension Timer {
  /// A publisher of the current date at an interval.
  ///
  /// ```swift
  /// Timer.publish(every: 1, on: .main, in: .common)
  ///   .autoconnect()
  ///   .sink { now = $0 }
  /// ```
  ///
  /// - Parameters:
  ///   - interval: The interval in seconds.
  ///   - tolerance: The maximum delay of a value.
  ///   - runLoop: The run loop on which to deliver values. The main run loop uses the main queue.
  ///   - mode: The mode of the run loop. All modes behave like `.common`.
  ///   - options: Ignored.
  /// - Returns: A publisher that starts when it is connected.
  public static func publish(
    every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop,
    in mode: RunLoop.Mode, options: RunLoop.SchedulerOptions? = nil
  ) -> TimerPublisher {
    TimerPublisher(
      interval: interval, tolerance: tolerance, runLoop: runLoop, mode: mode, options: options)
  }

  /// A publisher of the current date at an interval, which runs while it is connected.
  public final class TimerPublisher: ConnectablePublisher {
    /// The date at which the timer fires.
    public typealias Output = Date
    /// The publisher never fails.
    public typealias Failure = Never

    /// The interval in seconds.
    public let interval: TimeInterval
    /// The maximum delay of a value.
    public let tolerance: TimeInterval?
    /// The run loop on which values are delivered.
    public let runLoop: RunLoop
    /// The mode of the run loop.
    public let mode: RunLoop.Mode
    /// The options, which are ignored.
    public let options: RunLoop.SchedulerOptions?

    private let subject = PassthroughSubject<Date, Never>()

    /// Makes a publisher.
    ///
    /// - Parameters:
    ///   - interval: The interval in seconds.
    ///   - tolerance: The maximum delay of a value.
    ///   - runLoop: The run loop on which to deliver values.
    ///   - mode: The mode of the run loop.
    ///   - options: Ignored.
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
    /// - Parameter subscriber: The subscriber to attach.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Date, S.Failure == Never {
      subject.receive(subscriber: subscriber)
    }

    /// Starts the timer.
    ///
    /// - Returns: A cancellable that stops the timer.
    public func connect() -> any Cancellable {
      let step = RunLoop.SchedulerTimeType.Stride(interval)
      return runLoop.schedule(
        after: runLoop.now.advanced(by: step), interval: step,
        tolerance: .init(tolerance ?? 0), options: options
      ) { [subject] in subject.send(Date()) }
    }
  }
}
