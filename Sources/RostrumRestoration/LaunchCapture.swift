import Foundation

/// A snapshot whose large values aren't encoded yet.
///
///     let capture = restoration.capture()
///     // Off the main actor:
///     let values = capture.encode()
///     // On the main actor, later:
///     let snapshot = restoration.complete(capture, with: values)
package struct LaunchCapture: Sendable {
  /// A value that isn't encoded yet.
  struct Value: Sendable {
    let place: KeptPlace
    let type: String
    let value: DetachedValue
  }

  /// The encoded values, and the errors of those that can't be encoded.
  package struct Encoded: Sendable {
    let results: [Result<Data?, any Error>]
  }

  /// The snapshot, in which values that aren't encoded yet have their last encoding.
  package let snapshot: LaunchSnapshot
  let values: [Value]
  /// Distinguishes the capture from later snapshots of the launch.
  let number: UInt64
  private let restoration: Restoration

  init(
    _ snapshot: LaunchSnapshot, lacking values: [Value], number: UInt64,
    in restoration: Restoration
  ) {
    self.snapshot = snapshot
    self.values = values
    self.number = number
    self.restoration = restoration
  }

  /// Whether all values are encoded.
  package var isComplete: Bool { values.isEmpty }

  /// Encodes the values.
  ///
  /// This blocks the thread and may wait for the main actor, so don't call it on the main actor or
  /// on a cooperative thread.
  ///
  /// - Returns: The values, for ``Restoration/complete(_:with:)``.
  /// - Complexity: O(*n*) in the size of the values.
  package func encode() -> Encoded {
    let encoder = JSONEncoder(for: restoration)
    return Encoded(
      results: values.map { value in Result { try value.value.encode(encoder) } })
  }
}
