import Foundation
import RostrumDependencies

/// Where small values of an app are kept: in a file of the person who uses it, or in memory.
///
/// ```swift
/// withDependencies {
///   $0.defaultAppStorage = .file(URL(filePath: "/etc/kiosk/settings.json"))
/// } operation: { … }
/// ```
public struct AppSettings: Sendable {
  private enum Place {
    case user
    case file(URL)
    case memory(FileStorage)
  }

  private let place: Place

  /// A file in the folder of the person who uses the app, see ``DependencyValues/userDirectory``.
  ///
  /// Each session of a server sees the settings of its own user, and sessions of one user see the
  /// same.
  public static let ofUser = AppSettings(place: .user)

  /// A file of JSON, among the files of ``DependencyValues/defaultFileStorage``.
  ///
  /// - Parameter url: The file.
  /// - Returns: The settings.
  public static func file(_ url: URL) -> Self { Self(place: .file(url)) }

  /// Settings that are in memory, and that nobody else sees.
  public static var inMemory: Self { Self(place: .memory(.inMemory)) }

  /// The value of a name.
  ///
  /// - Parameters:
  ///   - type: The type of the value.
  ///   - name: The name.
  /// - Returns: The value; `nil` if there is none, or one of another kind.
  /// - Throws: ``SharedFileError`` if the file holds something else.
  public func value<Value: AppStorageValue>(
    _ type: Value.Type = Value.self, forKey name: String
  ) throws(SharedFileError) -> Value? {
    try document.value(forKey: name).flatMap(Value.init(stored:))
  }

  /// Changes the value of a name, as another part of the program would.
  ///
  /// - Parameters:
  ///   - value: The value; `nil` for none.
  ///   - name: The name.
  public func set(_ value: (some AppStorageValue)?, forKey name: String) {
    document.set(value?.stored, forKey: name, by: nil, SaveContinuation { _ in })
  }

  /// The settings that are meant here and now.
  var document: SettingsDocument {
    let values = DependencyValues.current
    let document: SettingsDocument =
      switch place {
      case .user:
        .at(values.userDirectory.appending(path: "settings.json"), values.defaultFileStorage)
      case .file(let url):
        .at(url, values.defaultFileStorage)
      case .memory(let storage):
        .at(URL(filePath: "/settings.json"), storage)
      }
    return values[OpenSettings.self].hold(document)
  }
}

extension AppSettings: DependencyKey {
  /// A shipped program keeps settings in a file of its user.
  public static var liveValue: AppSettings { .ofUser }
  /// Previews keep settings in memory.
  public static var previewValue: AppSettings { .inMemory }
  /// Tests keep settings in memory.
  public static var testValue: AppSettings { .inMemory }
}

extension DependencyValues {
  /// Where `appStorage` keeps its values.
  ///
  /// Tests keep them in memory.
  public var defaultAppStorage: AppSettings {
    get { self[AppSettings.self] }
    set { self[AppSettings.self] = newValue }
  }

  /// Whether names of `appStorage` that would not work on Apple's systems are reported.
  ///
  /// There, names with a dot or an at sign in front cannot be observed.
  public var appStorageKeyFormatWarningEnabled: Bool {
    get { self[KeyFormatWarning.self] }
    set { self[KeyFormatWarning.self] = newValue }
  }

  private enum KeyFormatWarning: DependencyKey {
    static var liveValue: Bool { true }
    static var testValue: Bool { true }
  }
}
