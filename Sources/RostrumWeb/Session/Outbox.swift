import NIOCore

/// The frames that a browser hasn't confirmed yet.
///
/// They are buffered so that the loss of a socket loses no frames: the next socket starts with the
/// frames that the browser hasn't seen. The size of the buffer, without its largest frame, is
/// bounded. Beyond the bound the frames are dropped, and the browser gets the whole tree instead.
/// The largest frame doesn't count, because the frame with the whole tree must not be dropped,
/// however large it is.
package struct Outbox: Hashable {
  /// The number of the last frame.
  package private(set) var sequence: UInt64 = 0
  /// Frames after the last one that the browser has confirmed, in order.
  private var frames: [ByteBuffer] = []
  private var bytes = 0
  /// The size of the largest buffered frame.
  private var largest = 0
  private let maximumBytes: Int
  private let maximumFrames: Int
  /// Whether frames that the browser may not have seen were dropped.
  package private(set) var hasGap = false

  package init(maximumBytes: Int = 256 * 1024, maximumFrames: Int = 1024) {
    self.maximumBytes = maximumBytes
    self.maximumFrames = maximumFrames
  }

  /// The number for the next frame.
  package var next: UInt64 { sequence + 1 }

  /// Appends the frame with the number ``next``.
  package mutating func append(_ frame: ByteBuffer) {
    sequence += 1
    guard !hasGap else { return }
    frames.append(frame)
    bytes += frame.readableBytes
    largest = max(largest, frame.readableBytes)
    if bytes - largest > maximumBytes || frames.count > maximumFrames { abandon() }
  }

  /// Drops all frames, because a frame with the whole tree must follow.
  private mutating func abandon() {
    hasGap = true
    clear()
  }

  /// Restarts after a number with a frame that replaces everything before it.
  package mutating func restart(after number: UInt64) {
    sequence = number
    hasGap = false
    clear()
  }

  private mutating func clear() {
    frames = []
    bytes = 0
    largest = 0
  }

  /// Removes the frames up to a number, which the browser has applied.
  ///
  /// O(n) in the frames that are kept.
  ///
  /// - Returns: Whether a frame with that number was sent.
  package mutating func acknowledge(_ number: UInt64) -> Bool {
    guard number <= sequence else { return false }
    let unconfirmed = Int(clamping: sequence - number)
    if unconfirmed < frames.count {
      frames.removeFirst(frames.count - unconfirmed)
      bytes = frames.reduce(0) { $0 + $1.readableBytes }
      largest = frames.reduce(0) { max($0, $1.readableBytes) }
    }
    return true
  }

  /// Returns the frames after a number, or `nil` if some of them were dropped.
  package func frames(after number: UInt64) -> ArraySlice<ByteBuffer>? {
    guard !hasGap, number <= sequence else { return nil }
    let missing = Int(clamping: sequence - number)
    return missing <= frames.count ? frames.suffix(missing) : nil
  }
}
