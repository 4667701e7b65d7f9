import Foundation

extension DependencyValues {
  /// The directory of the current user's data.
  ///
  /// A program on the user's machine uses a directory named after the program, in the user's
  /// application support directory. A host with several users overrides it for each session. A test
  /// uses a new path in the temporary directory. The directory may not exist, so code that writes a
  /// file must create it.
  public var userDirectory: URL {
    get { self[UserDirectoryKey.self].url }
    set { self[UserDirectoryKey.self] = UserDirectory(newValue) }
  }

  /// Sets the directory of the current user's data.
  package mutating func setUserDirectory(_ directory: UserDirectory) {
    self[UserDirectoryKey.self] = directory
  }
}

/// The directory of a user's data, as a host with many users keeps it: a URL takes 400 bytes, which
/// few sessions ask for.
package struct UserDirectory: Sendable {
  private let parent: URL
  private let name: String?

  /// The URL.
  package var url: URL {
    guard let name else { return parent }
    return parent.appending(path: name, directoryHint: .isDirectory)
  }

  /// Creates a directory of a user.
  package init(_ url: URL) {
    parent = url
    name = nil
  }

  /// Creates a directory of a user among those of other users.
  ///
  /// - Parameters:
  ///   - name: The name of the directory.
  ///   - parent: The directory that contains it.
  package init(named name: String, in parent: URL) {
    self.parent = parent
    self.name = name
  }
}

private enum UserDirectoryKey: DependencyKey {
  static var liveValue: UserDirectory {
    let files = FileManager.default
    let data =
      files.urls(for: .applicationSupportDirectory, in: .userDomainMask).first
      ?? files.homeDirectoryForCurrentUser.appending(path: ".local/share")
    return UserDirectory(named: ProcessInfo.processInfo.processName, in: data)
  }

  static var testValue: UserDirectory {
    UserDirectory(
      named: "test-\(UUID().uuidString)", in: FileManager.default.temporaryDirectory)
  }
}
