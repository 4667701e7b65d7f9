import Foundation
import RostrumCore
import RostrumHTML
import RostrumRestoration
import RostrumScenes
import RostrumSessions
import RostrumShared

extension Session: PersistentSession {
  /// What the app keeps for the next launch; `nil` for a session that isn't stored.
  package var restoration: Restoration? { context.restoration }

  /// Launches the app from a snapshot; a browser joins later.
  ///
  /// - Parameters:
  ///   - launch: Creates the app, which calls back when it needs an update.
  ///   - snapshot: The snapshot of an earlier launch.
  package func begin(_ launch: AppLaunch, from snapshot: SessionSnapshot) {
    scene.isDark = snapshot.isDark
    scene.isCompact = snapshot.isCompact
    let app = run(launch)
    lastEvent = snapshot.lastEvent
    confirmedEvent = snapshot.lastEvent
    context {
      if !snapshot.kept.isEmpty { restore(snapshot.kept, in: app) }
      _ = app.update()
      // An app whose state isn't kept presents what the address spells, as for any visitor.
      if app.hasAddresses, let address = snapshot.address, app.address != address {
        _ = open(address, in: app)
      }
    }
    address = snapshot.address
    scene.url = snapshot.address
  }

  /// What the storage knows of the session beside its snapshot.
  package var header: SessionHeader {
    SessionHeader(user: user.directoryName, origin: origin, follows: follows)
  }

  /// Takes a snapshot of what has changed.
  ///
  /// - Returns: The snapshot, or `nil` for a session that isn't stored.
  package func snapshot() -> SessionSnapshot? {
    guard let restoration = context.restoration else { return nil }
    return snapshot(of: context { restoration.snapshot() })
  }

  /// Takes a snapshot of what has changed, without encoding large values.
  ///
  /// - Returns: The snapshot as it is so far, and the values of the app; `nil` for a session that isn't
  ///   stored.
  package func capture() -> (snapshot: SessionSnapshot, launch: LaunchCapture)? {
    guard let restoration = context.restoration else { return nil }
    let launch = context { restoration.capture() }
    return snapshot(of: launch.snapshot).map { ($0, launch) }
  }

  /// Completes the values of a capture.
  package func complete(
    _ capture: LaunchCapture, with values: LaunchCapture.Encoded
  ) -> LaunchSnapshot? {
    guard let restoration = context.restoration else { return nil }
    return context { restoration.complete(capture, with: values) }
  }

  private func snapshot(of launch: LaunchSnapshot) -> SessionSnapshot? {
    guard let name, !hasEnded else { return nil }
    return SessionSnapshot(
      program: name, build: ProgramBuild.current, launch: launch,
      address: address, kept: kept.texts, lastEvent: lastEvent, tokenFloor: tokens.floor,
      isDark: scene.isDark, isCompact: scene.isCompact,
      sharedValues: context.database.usedNames)
  }
}
