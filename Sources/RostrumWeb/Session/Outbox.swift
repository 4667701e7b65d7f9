import NIOCore

/// The frames that a browser has not confirmed yet.
///
/// They are kept so that a socket that drops loses nothing: the next one begins with the frames
/// that the browser has not seen. What is kept besides the largest frame is bounded; beyond the
/// bound the frames are given up, and the browser gets the whole tree instead. The largest frame
/// does not count, because the whole tree, however large it is, must not be given up in turn.
struct Outbox: Hashable {
  /// The number of the last frame made.
  private(set) var sequence: UInt64 = 0
  /// Frames after the last one that the browser has confirmed, in order.
  private var frames: [ByteBuffer] = []
  private var bytes = 0
  /// The size of the largest frame that is kept.
  private var largest = 0
  private let maximumBytes: Int
  private let maximumFrames: Int
  /// Whether frames that the browser may lack were given up.
  private(set) var hasGap = false

  init(maximumBytes: Int = 256 * 1024, maximumFrames: Int = 1024) {
    self.maximumBytes = maximumBytes
    self.maximumFrames = maximumFrames
  }

  /// The number for the next frame.
  var next: UInt64 { sequence + 1 }

  /// Keeps the frame with the number ``next``.
  mutating func append(_ frame: ByteBuffer) {
    sequence += 1
    guard !hasGap else { return }
    frames.append(frame)
    bytes += frame.readableBytes
    largest = max(largest, frame.readableBytes)
    if bytes - largest > maximumBytes || frames.count > maximumFrames { abandon() }
  }

  /// Gives up what is kept, because a frame with the whole tree must follow.
  private mutating func abandon() {
    hasGap = true
    clear()
  }

  /// The next frame stands for everything before it, and follows this number.
  mutating func restart(after number: UInt64) {
    sequence = number
    hasGap = false
    clear()
  }

  private mutating func clear() {
    frames = []
    bytes = 0
    largest = 0
  }

  /// The browser has applied all frames up to this number.
  ///
  /// O(n) in the frames that are kept.
  ///
  /// - Returns: Whether there is a frame of that number.
  mutating func acknowledge(_ number: UInt64) -> Bool {
    guard number <= sequence else { return false }
    let unconfirmed = Int(clamping: sequence - number)
    if unconfirmed < frames.count {
      frames.removeFirst(frames.count - unconfirmed)
      bytes = frames.reduce(0) { $0 + $1.readableBytes }
      largest = frames.reduce(0) { max($0, $1.readableBytes) }
    }
    return true
  }

  /// The frames after this number; `nil` if they are not all there.
  func frames(after number: UInt64) -> ArraySlice<ByteBuffer>? {
    guard !hasGap, number <= sequence else { return nil }
    let missing = Int(clamping: sequence - number)
    return missing <= frames.count ? frames.suffix(missing) : nil
  }
}
