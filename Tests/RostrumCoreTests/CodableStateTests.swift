import Foundation
import RostrumCases
import RostrumCore
import RostrumPresentation
import Testing

@Suite("Coding of observable state")
struct CodableStateTests {
  @Test("Fields are coded under the names that they have in the source")
  func names() throws {
    let data = try encoder.encode(Note(title: "A", text: "B"))
    #expect(String(decoding: data, as: UTF8.self) == #"{"id":7,"text":"B","title":"A"}"#)
  }

  @Test("What was encoded decodes to an equal value")
  func roundTrip() throws {
    let note = Note(title: "A", text: nil)
    let copy = try JSONDecoder().decode(Note.self, from: encoder.encode(note))
    #expect(copy == note)
  }

  @Test("What a plain struct with the same fields encodes decodes, too")
  func plain() throws {
    let note = try JSONDecoder().decode(Note.self, from: Data(#"{"id":7,"title":"A"}"#.utf8))
    #expect(note == Note(title: "A", text: nil))
  }

  @Test("What is presented is coded under the name of its property")
  func presented() throws {
    let data = try encoder.encode(Board(note: Note(title: "A", text: nil)))
    let object = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    #expect(Array(object.keys) == ["note"])
    let copy = try JSONDecoder().decode(Board.self, from: data)
    #expect(copy.note == Note(title: "A", text: nil))
  }

  @Test("Keys that the state has itself are used as they are")
  func ownKeys() throws {
    let data = try encoder.encode(Renamed(count: 2))
    #expect(String(decoding: data, as: UTF8.self) == #"{"number":2}"#)
  }

  @Test("State without fields is coded as nothing")
  func empty() throws {
    let data = try encoder.encode(Blank.State())
    #expect(String(decoding: data, as: UTF8.self) == "{}")
    #expect(try JSONDecoder().decode(Blank.State.self, from: data) == Blank.State())
  }

  @Test("Hashes and equality are about fields alone")
  func hashable() {
    var one = Note(title: "A", text: nil)
    let other = Note(title: "A", text: nil)
    one.title = "B"
    #expect(one != other)
    one.title = "A"
    #expect(one == other)
    #expect(one.hashValue == other.hashValue)
  }

  private var encoder: JSONEncoder {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    return encoder
  }
}

@ObservableState
private struct Note: Codable, Hashable, Sendable {
  var title: String
  var text: String?
  var id = 7
}

@ObservableState
private struct Board: Codable {
  @Presents var note: Note?
}

@ObservableState
private struct Renamed: Codable {
  var count: Int

  enum CodingKeys: String, CodingKey {
    case _count = "number"
  }
}

@Reducer private struct Blank {}
