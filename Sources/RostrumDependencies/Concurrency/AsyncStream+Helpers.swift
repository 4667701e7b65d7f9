extension AsyncStream where Element: Sendable {
  /// A stream of the elements of a sequence.
  ///
  /// ```swift
  /// $0.screenshots = { AsyncStream(fakeScreenshots) }
  /// ```
  ///
  /// The sequence is asked for an element when the stream is. A sequence that throws ends the
  /// stream; use ``AsyncThrowingStream`` where the error matters.
  ///
  /// - Parameter sequence: The sequence.
  public init<Base: AsyncSequence & Sendable>(_ sequence: Base) where Base.Element == Element {
    let source = PulledSequence(sequence)
    self.init { try? await source.next() }
  }

  /// A stream that has no elements and does not end until its task is cancelled.
  public static var never: Self { Self { _ in } }

  /// A stream that has ended.
  public static var finished: Self { Self { $0.finish() } }
}

extension AsyncThrowingStream where Element: Sendable, Failure == any Error {
  /// A stream of the elements of a sequence, and of its error.
  ///
  /// The sequence is asked for an element when the stream is.
  ///
  /// - Parameter sequence: The sequence.
  public init<Base: AsyncSequence & Sendable>(_ sequence: Base) where Base.Element == Element {
    let source = PulledSequence(sequence)
    self.init { try await source.next() }
  }

  /// A stream that has no elements and does not end until its task is cancelled.
  public static var never: Self { Self { _ in } }

  /// A stream that has ended, with an error or without.
  ///
  /// - Parameter error: The error; `nil` for a good end.
  /// - Returns: The stream.
  public static func finished(throwing error: (any Error)? = nil) -> Self {
    Self { $0.finish(throwing: error) }
  }
}

extension AsyncSequence where Self: Sendable, Element: Sendable {
  /// The sequence as a stream, which hides what it is made of.
  ///
  /// - Returns: The stream; an error of the sequence ends it.
  public func eraseToStream() -> AsyncStream<Element> { AsyncStream(self) }

  /// The sequence as a stream that throws, which hides what it is made of.
  ///
  /// - Returns: The stream.
  public func eraseToThrowingStream() -> AsyncThrowingStream<Element, any Error> {
    AsyncThrowingStream(self)
  }
}

/// The elements of a sequence, asked for one by one.
///
/// NB: `@unchecked Sendable` because one stream owns it, and a stream is asked by one task at a time.
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
