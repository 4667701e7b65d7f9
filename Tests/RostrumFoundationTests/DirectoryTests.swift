import Foundation
import RostrumDependencies
import RostrumFoundation
import Testing

@Suite struct DirectoryTests {
  @Test func foldersAreInTheUsersFolder() {
    withDependencies {
      $0.userDirectory = URL(filePath: "/data/users/blob", directoryHint: .isDirectory)
    } operation: {
      let folders: [URL] = [
        .documentsDirectory, .libraryDirectory, .applicationSupportDirectory, .cachesDirectory,
        .downloadsDirectory, .desktopDirectory, .picturesDirectory, .musicDirectory,
        .moviesDirectory,
      ]
      #expect(
        folders.map { $0.path(percentEncoded: false) } == [
          "/data/users/blob/Documents/", "/data/users/blob/Library/",
          "/data/users/blob/Library/Application Support/", "/data/users/blob/Library/Caches/",
          "/data/users/blob/Downloads/", "/data/users/blob/Desktop/",
          "/data/users/blob/Pictures/", "/data/users/blob/Music/", "/data/users/blob/Movies/",
        ])
    }
  }
}
