#if !canImport(Darwin)
  public import Foundation
  import RostrumDependencies

  extension URL {
    /// The folder for the user's documents.
    ///
    /// It is inside the current ``DependencyValues/userDirectory``, so that each session of a
    /// server uses the documents of its own user, and tests start without any. As on Apple's systems, a
    /// folder may not exist before the app creates it.
    public static var documentsDirectory: URL { folder("Documents") }

    /// The folder for what the app keeps for the user besides documents: see ``documentsDirectory``.
    public static var applicationSupportDirectory: URL { folder("Library/Application Support") }

    /// The folder for what the app can make again: see ``documentsDirectory``.
    ///
    /// The server removes nothing from it.
    public static var cachesDirectory: URL { folder("Library/Caches") }

    /// The folder with those for support and caches: see ``documentsDirectory``.
    public static var libraryDirectory: URL { folder("Library") }

    /// The folder for what the user has downloaded: see ``documentsDirectory``.
    public static var downloadsDirectory: URL { folder("Downloads") }

    /// The folder for what is on the user's desktop: see ``documentsDirectory``.
    public static var desktopDirectory: URL { folder("Desktop") }

    /// The folder for the user's pictures: see ``documentsDirectory``.
    public static var picturesDirectory: URL { folder("Pictures") }

    /// The folder for the user's music: see ``documentsDirectory``.
    public static var musicDirectory: URL { folder("Music") }

    /// The folder for the user's movies: see ``documentsDirectory``.
    public static var moviesDirectory: URL { folder("Movies") }

    /// A folder inside that of the current user.
    private static func folder(_ path: String) -> URL {
      DependencyValues.current.userDirectory.appending(path: path, directoryHint: .isDirectory)
    }
  }
#endif
