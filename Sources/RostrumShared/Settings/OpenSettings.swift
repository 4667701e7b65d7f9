import Foundation
import RostrumDependencies
import RostrumRuntime

/// Retains the settings that a launch has used, so that their file is read once.
///
/// A launch uses one or a few files of settings, regardless of the number of names.
final class OpenSettings: Sendable {
  private let documents = Locked<[SettingsDocument.ID: SettingsDocument]>([:])

  /// Retains settings for as long as the launch.
  func hold(_ document: SettingsDocument) -> SettingsDocument {
    documents.withLock { $0[document.id] = document }
    return document
  }
}

extension OpenSettings: DependencyKey {
  static var liveValue: OpenSettings { OpenSettings() }
  static var testValue: OpenSettings { OpenSettings() }
}
