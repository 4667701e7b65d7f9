import Foundation
import RostrumDependencies
import Testing

@Suite struct UserDirectoryTests {
  @Test func aTestsFolderIsItsOwnAndNotThereYet() {
    let first = DependencyValues.current.userDirectory
    let second = withDependencies {
      $0.container = DependencyContainer()
    } operation: {
      DependencyValues.current.userDirectory
    }
    #expect(first == DependencyValues.current.userDirectory)
    #expect(first != second)
    #expect(!FileManager.default.fileExists(atPath: first.path(percentEncoded: false)))
  }

  @Test func aProgramsFolderBearsItsName() {
    let folder = withDependencies {
      $0.container = DependencyContainer(context: .live)
    } operation: {
      DependencyValues.current.userDirectory
    }
    #expect(folder.lastPathComponent == ProcessInfo.processInfo.processName)
  }
}
