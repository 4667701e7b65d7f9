import Foundation
import RostrumDependencies
import RostrumFoundation
import Testing

@Suite struct DocumentsDirectoryTests {
  @Test func documentsAreInTheUsersFolder() {
    withDependencies {
      $0.userDirectory = URL(filePath: "/data/users/blob", directoryHint: .isDirectory)
    } operation: {
      #expect(URL.documentsDirectory.path(percentEncoded: false) == "/data/users/blob/Documents/")
    }
  }
}
