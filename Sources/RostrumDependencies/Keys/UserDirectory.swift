import Foundation

extension DependencyValues {
  /// The directory of the current user's data.
  ///
  /// A program on the user's machine uses a directory named after the program, in the user's
  /// application support directory. A host with several users overrides it for each session. A test
  /// uses a new path in the temporary directory. The directory may not exist, so code that writes a
  /// file must create it.
  public var userDirectory: URL {
    get { self[UserDirectoryKey.self] }
    set { self[UserDirectoryKey.self] = newValue }
  }
}

private enum UserDirectoryKey: DependencyKey {
  static var liveValue: URL {
    let files = FileManager.default
    let data =
      files.urls(for: .applicationSupportDirectory, in: .userDomainMask).first
      ?? files.homeDirectoryForCurrentUser.appending(path: ".local/share")
    return data.appending(
      path: ProcessInfo.processInfo.processName, directoryHint: .isDirectory)
  }

  static var testValue: URL {
    FileManager.default.temporaryDirectory.appending(
      path: "test-\(UUID().uuidString)", directoryHint: .isDirectory)
  }
}
