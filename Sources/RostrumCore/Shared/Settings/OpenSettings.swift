import Foundation
import RostrumDependencies

/// Holds the settings that a launch has used, so that they are read once.
///
/// A launch uses one file of settings or a few, however many names it asks for.
///
/// NB: `@unchecked Sendable` because `lock` guards the dictionary.
final class OpenSettings: @unchecked Sendable {
  private let lock = NSLock()
  private var documents: [SettingsDocument.ID: SettingsDocument] = [:]

  /// Holds settings as long as the launch lasts.
  func hold(_ document: SettingsDocument) -> SettingsDocument {
    lock.withLock { documents[document.id] = document }
    return document
  }
}

extension OpenSettings: DependencyKey {
  static var liveValue: OpenSettings { OpenSettings() }
  static var testValue: OpenSettings { OpenSettings() }
}
