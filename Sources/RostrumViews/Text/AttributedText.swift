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
    /// The font, the colours and the distances.
    var looks: [StyleProperty] = []
  }

  /// The words without addresses.
  var words: String { runs.reduce(into: "") { $0 += $1.words } }

  /// Keeps the attributes that a text can show.
  init(_ string: AttributedString) {
    runs = string.runs.map { run in
      Run(
        words: String(string[run.range].characters), address: run.link?.absoluteString,
        marks: RichText.Marks(run.attributes), looks: run.attributes.looks)
    }
  }
}

extension AttributeContainer {
  /// The looks that a text can have, besides those that are marks.
  fileprivate var looks: [StyleProperty] {
    var looks: [StyleProperty] = []
    if let font = self.font { looks.append(.font(font)) }
    if let foregroundColor = self.foregroundColor {
      looks.append(.foreground(.color(foregroundColor)))
    }
    if let backgroundColor = self.backgroundColor {
      looks.append(.background(.color(backgroundColor)))
    }
    if let distance = self.tracking ?? self.kern { looks.append(.tracking(distance)) }
    if let baselineOffset = self.baselineOffset { looks.append(.baselineOffset(baselineOffset)) }
    return looks
  }
}
