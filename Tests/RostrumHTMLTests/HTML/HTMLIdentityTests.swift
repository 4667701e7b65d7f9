import RostrumElements
import RostrumHTML
import Testing

@Suite struct HTMLIdentityTests {
  /// All pages of four elements, with three numbers and three parts.
  private let pages: [[Identity]] = (0..<9 * 9 * 9 * 9).map { page in
    [1, 9, 81, 729].map { Identity(id: UInt32(page / $0 % 3 + 1), part: page / $0 / 3 % 3) }
  }

  @Test func theClientFindsTheElementsThatAreWrittenWithoutANumber() {
    let wrong = pages.filter { page in
      var writer = HTMLWriter()
      for element in page {
        writer.begin(DOMNode("i"), id: ElementID(rawValue: element.id), part: element.part)
      }
      return adopted(writer.html) != page || writer.count != page.count
    }
    #expect(wrong.isEmpty)
  }

  @Test func elementsOfAPageAreMostlyWrittenWithoutANumber() {
    var writer = HTMLWriter()
    for (id, part) in [(1, 0), (2, 0), (2, 1), (2, 2), (3, 0), (9, 0), (2, 3)] {
      writer.begin(DOMNode("i"), id: ElementID(rawValue: UInt32(id)), part: part)
    }
    #expect(
      writer.html
        == #"<i data-id="1"><i><i data-part><i data-part><i><i data-id="9"><i data-id="2" data-part="3">"#
    )
  }

  /// Reads tags as `adopt` of the client does.
  private func adopted(_ html: String) -> [Identity] {
    html.split(separator: "<").reduce(into: []) { elements, tag in
      let words = tag.dropLast().split(separator: " ").dropFirst()
      func value(_ name: String) -> Substring? {
        words.first { $0.hasPrefix(name) }.map { $0.dropFirst(name.count).drop { $0 == "=" } }
      }
      let last = elements.last ?? Identity(id: 0, part: 0)
      let part = value("data-part").map { Int($0.filter(\.isNumber)) ?? last.part + 1 } ?? 0
      let id = value("data-id").flatMap { UInt32($0.filter(\.isNumber)) }
      elements.append(Identity(id: id ?? (part > 0 ? last.id : last.id + 1), part: part))
    }
  }
}

/// The number of an element and of a part of it.
private struct Identity: Equatable {
  var id: UInt32
  var part: Int
}
