import Foundation
import RostrumElements

/// The part of an attributed string that a text can show.
package struct AttributedText: Hashable, Sendable {
  let runs: [Run]

  /// A part of a text with one look that leads to at most one address.
  struct Run: Hashable, Sendable {
    var words: String
    var address: String?
    var marks: RichText.Marks = []
  }

  /// The words without addresses.
  var words: String { runs.reduce(into: "") { $0 += $1.words } }

  /// Keeps the attributes that a text can show.
  init(_ string: AttributedString) {
    runs = string.runs.map { run in
      Run(
        words: String(string[run.range].characters), address: run.link?.absoluteString,
        marks: RichText.Marks(run.attributes))
    }
  }
}
