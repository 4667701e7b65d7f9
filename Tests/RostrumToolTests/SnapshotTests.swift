import ArgumentParser
import Foundation
import Testing

// NB: Tests `Snapshot`, `SnapshotFolder` and `Picture`, which are internal.
@testable import RostrumTool

struct SnapshotTests {
  private let folder = FileManager.default.temporaryDirectory
    .appending(path: "rostrum-snapshots-\(UUID().uuidString)", directoryHint: .isDirectory)

  /// A PNG of 2 by 1 pixels of one grey, whose data are stored without compression.
  private func png(_ grey: UInt8) -> Data {
    let line: [UInt8] = [0] + [UInt8](repeating: grey, count: 6)
    let stored: [UInt8] = [0x78, 0x01, 1, 7, 0, 0xF8, 0xFF] + line
    let header = chunk("IHDR", [0, 0, 0, 2, 0, 0, 0, 1, 8, 2, 0, 0, 0])
    let signature: [UInt8] = [137, 80, 78, 71, 13, 10, 26, 10]
    return Data(signature + header + chunk("IDAT", stored) + chunk("IEND", []))
  }

  private func chunk(_ name: String, _ content: [UInt8]) -> [UInt8] {
    let length: [UInt8] = [0, 0, 0, UInt8(content.count)]
    let checksum: [UInt8] = [0, 0, 0, 0]
    return length + Array(name.utf8) + content + checksum
  }

  @Test("A picture is read from a PNG")
  func png() throws {
    let picture = try #require(Picture(png: [UInt8](png(200))))
    #expect(picture.width == 2 && picture.height == 1 && picture.channels == 3)
    #expect(picture.bytes == [UInt8](repeating: 200, count: 6))
  }

  @Test("Data that aren't a PNG are no picture", arguments: [0, 8, 20, 40, 55])
  func damaged(count: Int) {
    #expect(Picture(png: [UInt8](png(200).prefix(count))) == nil)
  }

  @Test("Data with the fixed codes and references are decompressed")
  func fixedCodes() throws {
    let data: [UInt8] = [
      0x78, 0x01, 0x4B, 0x4C, 0x4A, 0x4E, 0x1C, 0x45, 0xC4, 0x21, 0x00, 0x88, 0x4D, 0x72, 0xD9,
    ]
    let bytes = try Inflater.inflate(zlib: data, count: 300)
    let expected: [UInt8] = (0..<300).map { UInt8(97 + $0 % 3) }
    #expect(bytes == expected)
    #expect(throws: Inflater.Failure.self) { try Inflater.inflate(zlib: data, count: 299) }
  }

  @Test("Data with codes of their own are decompressed")
  func ownCodes() throws {
    let data: [UInt8] = [
      0x78, 0xDA, 0xED, 0x89, 0x41, 0x0D, 0x00, 0x00, 0x08, 0x84, 0xE0, 0xEC, 0xDF, 0x59,
      0xA7, 0x35, 0x84, 0xF1, 0x02, 0x40, 0x53, 0x4C, 0x86, 0xD5, 0x8A, 0x4C, 0x72, 0xFC,
      0xBF, 0xDF, 0xC6, 0xD0, 0x01, 0x52,
    ]
    let bytes = try Inflater.inflate(zlib: data, count: 300)
    let expected: [UInt8] = (0..<300).map { UInt8($0 * $0 / 16 % 4) }
    #expect(bytes == expected)
    for count in data.indices.dropLast(5) {
      #expect(throws: Inflater.Failure.self) {
        try Inflater.inflate(zlib: Array(data[..<count]), count: 300)
      }
    }
  }

  @Test("Pictures look alike within the tolerance of a channel")
  func tolerance() throws {
    let pictures = [200, 212, 213].compactMap { Picture(png: [UInt8](png($0))) }
    try #require(pictures.count == 3)
    #expect(pictures[0].looks(like: pictures[1]))
    #expect(!pictures[0].looks(like: pictures[2]))
  }

  @Test("A picture is new, the same or different, and replaces the one that is there on request")
  func outcomes() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let snapshots = SnapshotFolder(url: folder.appending(path: "all"))
    try snapshots.begin()
    let file = folder.appending(path: "now.png")
    func add(_ grey: UInt8, isUpdate: Bool = false) throws -> SnapshotFolder.Outcome {
      try png(grey).write(to: file)
      return try snapshots.add(file, at: "Fleet/Row/A & B.png", isUpdate: isUpdate)
    }
    #expect(try add(200) == .new)
    #expect(try add(205) == .same)
    #expect(try add(20) == .different)
    try snapshots.report(["Fleet/Row/A & B.png"])
    let page = try String(
      contentsOf: folder.appending(path: "all/index.html"), encoding: .utf8)
    #expect(page.contains(#"src="differences/Fleet/Row/A%20&amp;%20B.png""#))
    #expect(try add(20, isUpdate: true) == .different)
    #expect(try add(20) == .same)
    try snapshots.begin()
    #expect(!FileManager.default.fileExists(atPath: folder.appending(path: "all/index.html").path))
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
