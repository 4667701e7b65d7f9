package import RostrumRestoration

/// A session that a ``SessionKeeper`` stores.
///
/// What runs in the session, and what it is shown with, is known to its owner only.
@MainActor
package protocol PersistentSession: AnyObject, Sendable {
  /// The number of the session, which is unique among all nodes of a storage.
  var number: UInt64 { get }
  /// What the storage knows of the session beside its snapshot.
  var header: SessionHeader { get }
  /// What a launch keeps for the next one; `nil` for a session that isn't stored.
  var restoration: Restoration? { get }
  /// Called when something may have changed that a snapshot contains; `nil` if the session isn't kept.
  var didChange: (() -> Void)? { get set }

  /// Takes a snapshot of what has changed.
  ///
  /// - Returns: The snapshot, or `nil` for a session that isn't stored.
  func snapshot() -> SessionSnapshot?

  /// Takes a snapshot of what has changed, without encoding large values.
  ///
  /// - Returns: The snapshot as it is so far, and the values of the app; `nil` for a session that isn't
  ///   stored.
  func capture() -> (snapshot: SessionSnapshot, launch: LaunchCapture)?

  /// Completes the values of a capture; see `Restoration.complete(_:with:)`.
  func complete(
    _ capture: LaunchCapture, with values: LaunchCapture.Encoded
  ) -> LaunchSnapshot?
}
