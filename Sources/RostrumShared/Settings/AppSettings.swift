import Foundation
import RostrumDependencies

/// The location of an app's settings: in a file of the user, in any other file, or in memory.
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
    case standard
  }

  private let place: Place
  /// The name of the suite; `nil` for the settings that belong to none.
  private let suite: String?

  private init(place: Place, suite: String? = nil) {
    self.place = place
    self.suite = suite
  }

  /// A file in the user's folder; see ``DependencyValues/userDirectory``.
  ///
  /// Each session of a server uses the settings of its own user, which all sessions of that user
  /// share.
  public static let ofUser = AppSettings(place: .user)

  /// A JSON file in ``DependencyValues/defaultFileStorage``.
  ///
  /// - Parameter url: The file.
  /// - Returns: The settings.
  public static func file(_ url: URL) -> Self { Self(place: .file(url)) }

  /// Settings in memory, in a storage of their own.
  ///
  /// ```swift
  /// let settings = AppSettings.inMemory
  /// @Shared(.appStorage("count", store: settings)) var count = 0
  /// ```
  public static var inMemory: Self { Self(place: .memory(.inMemory)) }

  /// The settings of a suite, in a file beside that of ``DependencyValues/defaultAppStorage``, or in the same
  /// memory.
  ///
  /// As that dependency itself, a suite is beside the file of the user.
  ///
  /// - Parameter name: The name of the suite.
  /// - Returns: The settings.
  public static func suite(_ name: String) -> Self { Self(place: .standard, suite: name) }

  /// The suite with a name beside these settings.
  package func suite(named name: String) -> Self { Self(place: place, suite: name) }

  /// The value of a setting.
  ///
  /// - Parameters:
  ///   - type: The type of the value.
  ///   - name: The name of the setting.
  /// - Returns: The value, or `nil` if the setting doesn't exist or has a different type.
  /// - Throws: ``SharedFileError`` if the file can't be read or decoded.
  public func value<Value: AppStorageValue>(
    _ type: Value.Type = Value.self, forKey name: String
  ) throws(SharedFileError) -> Value? {
    try document.value(forKey: name).flatMap(Value.init(stored:))
  }

  /// Changes a setting, as a different part of the program would.
  ///
  /// - Parameters:
  ///   - value: The value, or `nil` to remove the setting.
  ///   - name: The name of the setting.
  public func set(_ value: (some AppStorageValue)?, forKey name: String) {
    document.set(value?.stored, forKey: name, by: nil, SaveContinuation { _ in })
  }

  /// The settings in the context of the current dependencies.
  var document: SettingsDocument {
    let values = DependencyValues.current
    let document: SettingsDocument =
      switch place {
      case .user:
        .at(
          inSuite(values.userDirectory.appending(path: "settings.json")), values.defaultFileStorage)
      case .file(let url):
        .at(inSuite(url), values.defaultFileStorage)
      case .memory(let storage):
        .at(inSuite(URL(filePath: "/settings.json")), storage)
      case .standard:
        Self(place: values.defaultAppStorage.standardPlace, suite: suite).document
      }
    return values[OpenSettings.self].hold(document)
  }

  /// The place of the suites beside these settings.
  ///
  /// A suite that is the default itself is one of the user.
  private var standardPlace: Place {
    if case .standard = place { .user } else { place }
  }

  /// The file of the suite, beside the file of settings that belong to none.
  private func inSuite(_ file: URL) -> URL {
    // A name is part of the name of a file, whatever it contains.
    guard let name = suite?.addingPercentEncoding(withAllowedCharacters: .alphanumerics) else {
      return file
    }
    let whole = file.deletingPathExtension().lastPathComponent
    return file.deletingLastPathComponent().appending(path: "\(whole)-\(name).json")
  }
}

extension AppSettings: DependencyKey {
  /// Programs in production use a file of the user.
  public static var liveValue: AppSettings { .ofUser }
  /// Previews use settings in memory.
  public static var previewValue: AppSettings { .inMemory }
  /// Tests use settings in memory.
  public static var testValue: AppSettings { .inMemory }
}

extension DependencyValues {
  /// The settings in which `appStorage` stores its values.
  ///
  /// In tests, settings are in memory.
  public var defaultAppStorage: AppSettings {
    get { self[AppSettings.self] }
    set { self[AppSettings.self] = newValue }
  }

  /// Whether `appStorage` reports names that aren't portable to Apple's systems.
  ///
  /// On these systems, names that contain a dot or start with an at sign can't be observed.
  public var appStorageKeyFormatWarningEnabled: Bool {
    get { self[KeyFormatWarning.self] }
    set { self[KeyFormatWarning.self] = newValue }
  }

  private enum KeyFormatWarning: DependencyKey {
    static var liveValue: Bool { true }
    static var testValue: Bool { true }
  }
}
