#if !canImport(Darwin)
  public import Foundation
  import RostrumDependencies

  extension URL {
    /// The folder for the user's documents.
    ///
    /// It is inside the current ``DependencyValues/userDirectory``, so that each session of a
    /// server uses the documents of its own user, and tests start without any.
    public static var documentsDirectory: URL {
      DependencyValues.current.userDirectory.appending(
        path: "Documents", directoryHint: .isDirectory)
    }
  }
#endif
