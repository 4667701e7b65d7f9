extension AsyncStream where Element: Sendable {
  /// Creates a stream of the elements of an asynchronous sequence.
  ///
  /// ```swift
  /// $0.screenshots = { AsyncStream(fakeScreenshots) }
  /// ```
  ///
  /// The stream requests an element from the sequence only when one is requested from the stream.
  /// If the sequence throws an error, the stream ends; use ``AsyncThrowingStream`` to receive the
  /// error.
  ///
  /// - Parameter sequence: The sequence to wrap.
  public init<Base: AsyncSequence & Sendable>(_ sequence: Base) where Base.Element == Element {
    let source = PulledSequence(sequence)
    self.init { try? await source.next() }
  }

  /// A stream that never yields an element, and ends when its task is cancelled.
  public static var never: Self { Self { _ in } }

  /// A stream that has already ended.
  public static var finished: Self { Self { $0.finish() } }
}

extension AsyncThrowingStream where Element: Sendable, Failure == any Error {
  /// Creates a stream of the elements of an asynchronous sequence, which also throws its error.
  ///
  /// The stream requests an element from the sequence only when one is requested from the stream.
  ///
  /// - Parameter sequence: The sequence to wrap.
  public init<Base: AsyncSequence & Sendable>(_ sequence: Base) where Base.Element == Element {
    let source = PulledSequence(sequence)
    self.init { try await source.next() }
  }

  /// A stream that never yields an element, and ends when its task is cancelled.
  public static var never: Self { Self { _ in } }

  /// Returns a stream that has already ended, with or without an error.
  ///
  /// - Parameter error: The error, or `nil` to end normally.
  /// - Returns: The stream.
  public static func finished(throwing error: (any Error)? = nil) -> Self {
    Self { $0.finish(throwing: error) }
  }
}

extension AsyncSequence where Self: Sendable, Element: Sendable {
  /// Erases the type of the sequence to a stream.
  ///
  /// - Returns: A stream, which ends if the sequence throws an error.
  public func eraseToStream() -> AsyncStream<Element> { AsyncStream(self) }

  /// Erases the type of the sequence to a throwing stream.
  ///
  /// - Returns: A throwing stream.
  public func eraseToThrowingStream() -> AsyncThrowingStream<Element, any Error> {
    AsyncThrowingStream(self)
  }
}

/// An asynchronous sequence whose elements are requested one at a time.
///
/// NB: `@unchecked Sendable` because a single stream owns it, and only one task at a time requests
/// elements from a stream.
private final class PulledSequence<Base: AsyncSequence>: @unchecked Sendable {
  private let base: Base
  private var iterator: Base.AsyncIterator?

  init(_ base: Base) {
    self.base = base
  }

  func next() async throws -> Base.Element? {
    var iterator = iterator ?? base.makeAsyncIterator()
    defer { self.iterator = iterator }
    return try await iterator.next()
  }
}
