import Foundation
import RostrumElements

extension FileChooser {
  /// The value of ``DataAttribute/files``; `nil` if there is no address.
  var attribute: String? {
    guard !address.isEmpty else { return nil }
    let accept = accepts.isEmpty ? "-" : accepts.joined(separator: ",")
    return [address, accept, allowsSeveral ? "1" : "0"].joined(separator: " ")
  }
}

extension SharedContent {
  /// The value of ``DataAttribute/files``: a verb, and the content and the notice as JSON.
  var attribute: String? {
    let content = ["title": subject, "text": text, "url": address].compactMapValues(\.self)
    var words = ["notice": notice]
    if hasFiles { words["files"] = "1" }
    let parts = [content, words]
    guard let json = try? JSONEncoder.sorted.encode(parts),
      let text = String(decoding: json, as: UTF8.self)
        .addingPercentEncoding(withAllowedCharacters: .alphanumerics)
    else { return nil }
    return "share \(text)"
  }
}

extension DOMNode {
  /// Lets the script for files handle presses of the node, and files that are dropped on it.
  mutating func handleFiles(_ wish: String?, in context: DOMContext) {
    self[.files] = wish
    if wish != nil { load(.files, in: context) }
  }
}

extension JSONEncoder {
  /// An encoder that writes equal values as equal texts.
  fileprivate static var sorted: JSONEncoder {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    return encoder
  }
}
