import Foundation
import RostrumDependencies
import RostrumShared
import Testing

@Suite struct FileReplacementTests {
  private func withFolder(_ body: (URL) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(folder)
  }

  private func mode(_ url: URL) throws -> Int? {
    try FileManager.default.attributesOfItem(atPath: url.path)[.posixPermissions] as? Int
  }

  @Test("New files and folders can be read by their owner alone")
  func permissions() throws {
    try withFolder { folder in
      let file = folder.appending(path: "a/b/numbers.json")
      try FileStorage.fileSystem.disk.write(Data("[1]".utf8), to: file)
      #expect(try mode(file) == 0o600)
      #expect(try mode(folder.appending(path: "a/b")) == 0o700)
      #expect(try mode(folder.appending(path: "a")) == 0o700)
    }
  }

  @Test("A file that is replaced keeps its permissions, and nothing else is left in the folder")
  func replacement() throws {
    try withFolder { folder in
      let file = folder.appending(path: "numbers.json")
      try Data("[1, 2, 3]".utf8).write(to: file)
      try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: file.path)
      try Data("[4]".utf8).replaceFile(at: file)
      #expect(try Data(contentsOf: file) == Data("[4]".utf8))
      #expect(try mode(file) == 0o640)
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["numbers.json"])
    }
  }

  @Test("A file that cannot be replaced stays as it is, and the system's words say why")
  func failure() throws {
    try withFolder { folder in
      let taken = folder.appending(path: "taken")
      try FileManager.default.createDirectory(at: taken, withIntermediateDirectories: true)
      let error = #expect(throws: FileSystemError.self) { try Data().replaceFile(at: taken) }
      #expect(error?.localizedDescription == "Is a directory")
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["taken"])
      let within = folder.appending(path: "none/numbers.json")
      let missing = #expect(throws: FileSystemError.self) { try Data().replaceFile(at: within) }
      #expect(missing?.localizedDescription == "No such file or directory")
    }
  }

  @Test("The disk has the contents before the name, and the name before the call returns")
  func order() throws {
    try withFolder { folder in
      let file = folder.appending(path: "numbers.json")
      try Data("[1]".utf8).replaceFile(at: file)
      let steps = LockIsolated<[String]>([])
      var calls = FileReplacementCalls()
      calls.sync = { descriptor in
        var status = stat()
        fstat(descriptor, &status)
        let isFolder = status.st_mode & S_IFMT == S_IFDIR
        let step = isFolder ? "sync the folder" : "sync \(status.st_size) bytes"
        steps.withValue { $0.append(step) }
        return fsync(descriptor)
      }
      calls.rename = { path, other in
        steps.withValue { $0.append("rename") }
        return rename(path, other)
      }
      try Data("[1, 2]".utf8).replaceFile(at: file, calls: calls)
      #expect(steps.value == ["sync 6 bytes", "rename", "sync the folder"])
    }
  }

  @Test("Contents that the disk doesn't take leave the old file")
  func failingDisk() throws {
    try withFolder { folder in
      let file = folder.appending(path: "numbers.json")
      try Data("[1]".utf8).replaceFile(at: file)
      var calls = FileReplacementCalls()
      calls.sync = { _ in
        errno = EIO
        return -1
      }
      let error = #expect(throws: FileSystemError.self) {
        try Data("[2]".utf8).replaceFile(at: file, calls: calls)
      }
      #expect(error == FileSystemError(code: EIO))
      #expect(try Data(contentsOf: file) == Data("[1]".utf8))
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["numbers.json"])
    }
  }
}
