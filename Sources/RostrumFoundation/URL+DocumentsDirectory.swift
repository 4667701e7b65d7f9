#if !canImport(Darwin)
  public import Foundation
  import RostrumDependencies

  extension URL {
    /// The folder for the documents of the person who uses the app.
    ///
    /// It is in the ``DependencyValues/userDirectory`` that is in force, so that each session of a
    /// server sees the documents of its own user, and each test sees none.
    public static var documentsDirectory: URL {
      DependencyValues.current.userDirectory.appending(
        path: "Documents", directoryHint: .isDirectory)
    }
  }
#endif
