import Foundation
import Rostrum

/// The captions of all specimens, as the package's own files have them.
struct SpecimenIndex {
  /// A specimen on one of the pages.
  struct Entry: Hashable, Identifiable {
    let topic: SpecimenTopic
    let rows: String
    let spelling: String

    var id: String { rows }
    /// The identifiers of the rows of Documentation/Support that the specimen shows.
    var identifiers: [String] { rows.split(separator: " ").map(String.init) }
  }

  static let all = SpecimenIndex()

  let entries: [Entry]

  /// Reads the files beside this one.
  init(beside file: String = #filePath) {
    let folder = URL(fileURLWithPath: file).deletingLastPathComponent()
    entries = SpecimenTopic.allCases.flatMap { topic in
      topic.files.flatMap { name -> [Entry] in
        let file = folder.appendingPathComponent(name + "Specimens.swift")
        guard let text = try? String(contentsOf: file, encoding: .utf8) else { return [] }
        let caption =
          #/
          Specimen\(\s*"(?<rows>[AVS][^"]*)",\s* (?: \#"(?<raw>.+?)"\# | "(?<plain>[^"]+)" )\)
          /#
        return text.matches(of: caption).map { match in
          let spelling = match.raw ?? match.plain ?? ""
          return Entry(topic: topic, rows: String(match.rows), spelling: String(spelling))
        }
      }
    }
  }

  /// The specimens in the order of the letters of their captions.
  var sorted: [Entry] {
    entries.map { ($0.spelling.lowercased().filter(\.isLetter), $0) }.sorted { $0.0 < $1.0 }.map(
      \.1)
  }

  /// The specimens whose captions contain a text, in any case, or that show the row with this identifier.
  func entries(with text: String) -> [Entry] {
    entries.filter {
      $0.spelling.localizedCaseInsensitiveContains(text)
        || $0.identifiers.contains(text.uppercased())
    }
  }
}

/// The part of an address is that of the identifiers: “V10.44-V3.2”.
extension SpecimenIndex.Entry: LosslessStringConvertible {
  init?(_ description: String) {
    guard let entry = SpecimenIndex.all.entries.first(where: { $0.description == description })
    else { return nil }
    self = entry
  }

  var description: String { rows.replacing(" ", with: "-") }
}

extension EnvironmentValues {
  /// The only specimen that a page shows; `nil` if the page shows all of them.
  @Entry var onlySpecimen: SpecimenIndex.Entry?
}
