import Foundation
import Logging
import RostrumWeb
import Testing

@Suite struct UserFoldersTests {
  private let logger = Logger(label: "test") { _ in SwiftLogNoOpLogHandler() }

  /// A secret whose bytes are 0, 1, 2, … 31.
  private let cookie = "AAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8"
  private let digits = "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f"
  /// As `sha256sum` computes it.
  private let hash = "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd"

  private func withFolders(_ body: (UserFolders) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(UserFolders(directory: folder))
  }

  private func mode(_ url: URL) throws -> Int? {
    try FileManager.default.attributesOfItem(atPath: url.path)[.posixPermissions] as? Int
  }

  @Test("A folder is named after a hash, which doesn't reveal the cookie")
  func name() throws {
    let user = try #require(UserID(cookie: cookie))
    #expect(user.directoryName == "sha256-\(hash)")
    #expect(UserID(earlierDirectoryName: digits) == user)
    #expect(UserID(earlierDirectoryName: user.directoryName) == nil)
    #expect(UserID(earlierDirectoryName: digits.uppercased()) == nil)
    #expect(UserID(earlierDirectoryName: "Documents") == nil)
  }

  @Test("A folder named by the secret is renamed with its content, and made private")
  func migration() throws {
    try withFolders { folders in
      let user = try #require(UserID(cookie: cookie))
      let old = folders.directory.appending(path: digits).appending(path: "Documents")
      try FileManager.default.createDirectory(
        at: old, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o755])
      try Data("[1]".utf8).write(to: old.appending(path: "numbers.json"))
      #expect(!folders.exist(for: user))

      for _ in 1...2 {
        try folders.prepare(logger: logger)
        let documents = folders.folder(of: user).appending(path: "Documents")
        let file = documents.appending(path: "numbers.json")
        #expect(folders.exist(for: user))
        #expect(try Data(contentsOf: file) == Data("[1]".utf8))
        let names = try FileManager.default.contentsOfDirectory(atPath: folders.directory.path)
        #expect(names == [user.directoryName])
        #expect(try mode(folders.directory) == 0o700)
        #expect(try mode(folders.folder(of: user)) == 0o700)
        #expect(try mode(documents) == 0o700)
        #expect(try mode(file) == 0o600)
      }
    }
  }

  @Test("A folder that can't be renamed is left alone, and the log doesn't reveal its name")
  func conflict() throws {
    try withFolders { folders in
      let user = try #require(UserID(cookie: cookie))
      for name in [digits, user.directoryName] {
        try FileManager.default.createDirectory(
          at: folders.directory.appending(path: name), withIntermediateDirectories: true)
      }
      let log = LogRecorder()
      try folders.prepare(logger: log.logger)
      let old = folders.directory.appending(path: digits)
      #expect(FileManager.default.fileExists(atPath: old.path))
      #expect(log.lines.count == 1)
      #expect(log.lines.allSatisfy { !$0.contains(digits) && $0.contains(user.directoryName) })
    }
  }
}
