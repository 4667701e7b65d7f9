package import RostrumRestoration

/// A session that a ``SessionKeeper`` stores.
///
/// Only its owner knows what runs in the session and how it is shown.
@MainActor
package protocol PersistentSession: AnyObject, Sendable {
  /// The number of the session, which is unique among all nodes of a storage.
  var number: UInt64 { get }
  /// The metadata that is stored beside the session's snapshot.
  var header: SessionHeader { get }
  /// The values that the launch keeps for the next one; `nil` if the session isn't stored.
  var restoration: Restoration? { get }
  /// Called when the contents of a snapshot may have changed; `nil` if the session isn't kept.
  var didChange: (() -> Void)? { get set }

  /// Takes a snapshot, encoding what has changed.
  ///
  /// - Returns: The snapshot; `nil` if the session isn't stored.
  func snapshot() -> SessionSnapshot?

  /// Takes a snapshot, encoding what has changed except for large values.
  ///
  /// - Returns: The incomplete snapshot, and the app's values; `nil` if the session isn't stored.
  func capture() -> (snapshot: SessionSnapshot, launch: LaunchCapture)?

  /// Completes the values of a capture; see `Restoration.complete(_:with:)`.
  func complete(
    _ capture: LaunchCapture, with values: LaunchCapture.Encoded
  ) -> LaunchSnapshot?
}
