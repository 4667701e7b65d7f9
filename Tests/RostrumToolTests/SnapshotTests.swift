import ArgumentParser
import Foundation
import Testing

// NB: Tests `Snapshot` and `SnapshotFolder`, which are internal.
@testable import RostrumTool

struct SnapshotTests {
  private let folder = FileManager.default.temporaryDirectory
    .appending(path: "rostrum-snapshots-\(UUID().uuidString)", directoryHint: .isDirectory)

  @Test("A picture is new, the same or different, and replaces the one that is there on request")
  func outcomes() async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let snapshots = SnapshotFolder(url: folder)
    try snapshots.begin()
    func add(_ grey: UInt8, isUpdate: Bool = false) async throws -> SnapshotFolder.Outcome {
      try await snapshots.add(Data([grey]), at: "Fleet/Row/A & B.png", isUpdate: isUpdate) {
        first, second in abs(Int(first[0]) - Int(second[0])) <= 12
      }
    }
    let outcomes = try await [add(200), add(205), add(20)]
    #expect(outcomes == [.new, .same, .different])
    try snapshots.report(["Fleet/Row/A & B.png"])
    let page = try String(contentsOf: folder.appending(path: "index.html"), encoding: .utf8)
    #expect(page.contains(#"src="differences/Fleet/Row/A%20&amp;%20B.png""#))
    let later = try await [add(20, isUpdate: true), add(20)]
    #expect(later == [.different, .same])
    try snapshots.begin()
    #expect(!FileManager.default.fileExists(atPath: folder.appending(path: "index.html").path))
  }

  @Test("Each preview is pictured in each frame and variant, under a name of its own")
  func paths() {
    let phone = PreviewList.Frame(name: "Phone", width: 390, height: 844)
    let items = [(0, "A/B"), (1, "a_b")].map { index, name in
      PreviewList.Item(
        index: index, name: name, module: "Fleet", file: "Row.swift", frames: [phone])
    }
    let snapshots = Snapshot.all(of: PreviewList(previews: items))
    #expect(
      snapshots.map(\.path) == [
        "Fleet/Row/A_B, Phone, light.png", "Fleet/Row/A_B, Phone, dark.png",
        "Fleet/Row/A_B, Phone, right-to-left.png", "Fleet/Row/a_b 2, Phone, light.png",
        "Fleet/Row/a_b 2, Phone, dark.png", "Fleet/Row/a_b 2, Phone, right-to-left.png",
      ])
    #expect(snapshots[4].page == "preview/1.dark.ltr.large.en-US")
  }

  @Test("Without a browser there are no pictures")
  func browser() throws {
    #expect(HeadlessBrowser.find(nil, in: "/nowhere:") == nil)
    #expect(HeadlessBrowser.find("/nowhere/chromium", in: "/usr/bin") == nil)
    #expect(HeadlessBrowser.find("/bin/sh", in: "")?.path == "/bin/sh")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let program = folder.appending(path: "chromium")
    try Data("#!/bin/sh\n".utf8).write(to: program)
    #expect(HeadlessBrowser.find(nil, in: folder.path) == nil)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: program.path)
    #expect(HeadlessBrowser.find(nil, in: "/nowhere:\(folder.path)")?.path == program.path)
  }

  @Test("Options of pictures are refused without pictures")
  func options() {
    #expect(throws: (any Error).self) { try PreviewCommand.parse(["--update"]) }
    #expect(throws: Never.self) { try PreviewCommand.parse(["--snapshots", "a", "--update"]) }
  }
}
