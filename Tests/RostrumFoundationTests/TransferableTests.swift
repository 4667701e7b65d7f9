import Foundation
import RostrumFoundation
import Testing

private struct Note: Codable, Hashable, Transferable {
  var text: String

  static var transferRepresentation: some TransferRepresentation {
    CodableRepresentation(contentType: .json)
    FileRepresentation(importedContentType: .plainText) { received in
      Note(text: try String(contentsOf: received.file, encoding: .utf8))
    }
    ProxyRepresentation(exporting: \.text)
  }
}

private struct Picture: Hashable, Transferable {
  var bytes: Data

  static var transferRepresentation: some TransferRepresentation {
    DataRepresentation(contentType: .png) { picture in
      if picture.bytes.isEmpty { throw CocoaError(.fileReadCorruptFile) }
      return picture.bytes
    } importing: {
      Picture(bytes: $0)
    }
  }
}

private struct Track: Codable, Hashable, Transferable {
  var name: String

  static var transferRepresentation: some TransferRepresentation {
    CodableRepresentation(
      contentType: .propertyList, encoder: PropertyListEncoder(), decoder: PropertyListDecoder()
    )
    .exportingCondition { $0.name != "" }
    ProxyRepresentation(exporting: \.name).suggestedFileName("Track")
  }
}

@Suite struct TransferableTests {
  @Test("A representation whose condition a value doesn't meet is skipped")
  func conditions() async throws {
    let list = try await Data(transferring: Track(name: "a"))
    #expect(try PropertyListDecoder().decode(Track.self, from: list) == Track(name: "a"))
    #expect(try await Data(transferring: Track(name: "")) == Data())
    #expect(try await String(transferring: Track(name: "a")) == "a")
  }

  @Test("Other programs get the first representation whose type they know")
  func sharing() throws {
    guard case .file(let file)? = Note(text: "a").transferredItem else {
      Issue.record("A note is a file of JSON")
      return
    }
    #expect(file.type == .json)
    #expect(file.name == nil)
    guard case .words(.text("")) = Track(name: "").transferredItem else {
      Issue.record("A track without a name is a text")
      return
    }
    guard case .words(.address(URL(filePath: "/a"))) = URL(filePath: "/a").transferredItem else {
      Issue.record("A URL is an address")
      return
    }
  }

  @Test("The first representation that the other type reads is taken")
  func conversions() async throws {
    #expect(try await Note(transferring: Note(text: "a")) == Note(text: "a"))
    #expect(try await String(transferring: Note(text: "a")) == "a")
    #expect(try await Note(transferring: "a") == Note(text: "a"))
    #expect(try await Data(transferring: "a") == Data("a".utf8))
    let json = try await Data(transferring: Note(text: "a"))
    #expect(String(decoding: json, as: UTF8.self) == #"{"text":"a"}"#)
  }

  @Test("What no representation reads, and what fails, is an error")
  func failures() async {
    await #expect(throws: CocoaError.self) { try await URL(transferring: "https://a.b") }
    await #expect(throws: CocoaError.self) { try await Picture(transferring: "a") }
    await #expect(throws: CocoaError.self) {
      try await Data(transferring: Picture(bytes: Data()))
    }
  }

  @Test("Files are read by types that take them")
  func files() async throws {
    let file = FileManager.default.temporaryDirectory.appending(component: "\(UUID()).txt")
    try Data("words".utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    #expect(try await read(file) == file)
    #expect(try await read(file) == Data("words".utf8))
    #expect(try await read(file) == Note(text: "words"))
    await #expect(throws: CocoaError.self) { try await read(file) as String }
    await #expect(throws: CocoaError.self) { try await read(file) as Picture }
  }

  private func read<T: Transferable>(_ file: URL) async throws -> T {
    try await T(contentsOf: file)
  }
}
