/// A publisher that tells what it is given.
///
/// ```swift
/// let pings = PassthroughSubject<String, Never>()
/// pings.send("now")
/// ```
public final class PassthroughSubject<Output, Failure: Error>: Publisher, Sendable {
  private let listeners = Listeners<Output>()

  /// Makes a publisher to which nobody listens.
  public init() {}

  /// Tells a value.
  ///
  /// - Parameter input: The value.
  public func send(_ input: Output) {
    listeners.send(input)
  }

  /// Tells that something has happened.
  public func send() where Output == Void {
    listeners.send(())
  }

  /// Begins to listen.
  public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
    listeners.add(receiveValue)
  }
}
