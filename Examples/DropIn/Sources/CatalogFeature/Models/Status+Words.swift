import SwiftUI

extension Book.Status {
  /// The status in words.
  var title: Text {
    switch self {
    case .finished: Text("Finished", bundle: .module)
    case .reading: Text("Reading", bundle: .module)
    case .wanted: Text("Want to read", bundle: .module)
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
