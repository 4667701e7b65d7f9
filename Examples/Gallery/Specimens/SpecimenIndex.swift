import Foundation
import Rostrum

/// The captions of all specimens, as the package's own files have them.
struct SpecimenIndex {
  /// A specimen on one of the pages.
  struct Entry: Hashable, Identifiable {
    let topic: SpecimenTopic
    let rows: String
    let spelling: String

    var id: String { "\(topic.rawValue) \(rows) \(spelling)" }
  }

  let entries: [Entry]

  /// Reads the files beside this one.
  init(beside file: String = #filePath) {
    let folder = URL(fileURLWithPath: file).deletingLastPathComponent()
    entries = SpecimenTopic.allCases.flatMap { topic in
      topic.files.flatMap { name -> [Entry] in
        let file = folder.appendingPathComponent(name + "Specimens.swift")
        guard let text = try? String(contentsOf: file, encoding: .utf8) else { return [] }
        return text.matches(of: /Specimen\("(?<rows>[VS][^"]*)",\s*#?"(?<name>.+?)"#?\)/).map {
          Entry(topic: topic, rows: String($0.rows), spelling: String($0.name))
        }
      }
    }
  }

  /// The specimens whose captions contain a text, in any case.
  func entries(with text: String) -> [Entry] {
    entries.filter { $0.spelling.localizedCaseInsensitiveContains(text) }
  }
}

extension EnvironmentValues {
  /// The identifiers of the specimen to which a page scrolls at first.
  @Entry var soughtSpecimen: String?
}
