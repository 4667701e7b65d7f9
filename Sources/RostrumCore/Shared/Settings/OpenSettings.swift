import Foundation
import RostrumDependencies
import RostrumRuntime

/// Holds the settings that a launch has used, so that they are read once.
///
/// A launch uses one file of settings or a few, however many names it asks for.
final class OpenSettings: Sendable {
  private let documents = Locked<[SettingsDocument.ID: SettingsDocument]>([:])

  /// Holds settings as long as the launch lasts.
  func hold(_ document: SettingsDocument) -> SettingsDocument {
    documents.withLock { $0[document.id] = document }
    return document
  }
}

extension OpenSettings: DependencyKey {
  static var liveValue: OpenSettings { OpenSettings() }
  static var testValue: OpenSettings { OpenSettings() }
}
