import Foundation

extension DependencyValues {
  /// The folder that holds the data of the person who uses the app.
  ///
  /// A program on a person's own machine keeps it in a folder of its own name among the data of its
  /// user. A host that serves many people sets it for each session. A test gets a new path among
  /// the temporary files: nothing is there until somebody writes, so whoever writes makes the
  /// folders on the way.
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
