import SwiftUI

extension Book.Status {
  /// The status in words.
  var title: LocalizedStringKey {
    switch self {
    case .finished: "Finished"
    case .reading: "Reading"
    case .wanted: "Want to read"
    }
  }

  var symbol: String {
    switch self {
    case .finished: "checkmark.circle"
    case .reading: "book"
    case .wanted: "bookmark"
    }
  }
}
