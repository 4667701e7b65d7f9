import SwiftSyntax

/// A change of a text.
package struct Edit: Sendable, Hashable {
  /// The bytes of UTF-8 that are replaced.
  package var range: Range<Int>
  /// The text that replaces them.
  package var replacement: String

  /// Creates a change.
  ///
  /// - Parameters:
  ///   - range: The bytes of UTF-8 that are replaced.
  ///   - replacement: The text that replaces them.
  package init(range: Range<Int>, replacement: String) {
    self.range = range
    self.replacement = replacement
  }

  static func replace(_ node: some SyntaxProtocol, with text: String) -> Edit {
    Edit(
      range: node.positionAfterSkippingLeadingTrivia
        .utf8Offset..<node.endPositionBeforeTrailingTrivia.utf8Offset,
      replacement: text)
  }

  static func insert(_ text: String, before node: some SyntaxProtocol) -> Edit {
    let offset = node.positionAfterSkippingLeadingTrivia.utf8Offset
    return Edit(range: offset..<offset, replacement: text)
  }

  static func insert(_ text: String, after node: some SyntaxProtocol) -> Edit {
    let offset = node.endPositionBeforeTrailingTrivia.utf8Offset
    return Edit(range: offset..<offset, replacement: text)
  }
}

extension [Finding] {
  /// Applies the fixes of the findings that don't touch each other's places; the others need a second
  /// pass.
  ///
  /// - Parameter text: The text of the file.
  /// - Returns: The fixed text.
  package func fixed(_ text: String) -> String {
    var taken: [Edit] = []
    for fix in map(\.fix) where !fix.isEmpty {
      let isFree = fix.allSatisfy { edit in
        taken.allSatisfy {
          $0.range.upperBound < edit.range.lowerBound
            || edit.range.upperBound < $0.range.lowerBound
        }
      }
      if isFree { taken += fix }
    }
    let bytes = [UInt8](text.utf8)
    var fixed: [UInt8] = []
    var position = 0
    for edit in taken.sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) {
      fixed += bytes[position..<edit.range.lowerBound]
      fixed += edit.replacement.utf8
      position = edit.range.upperBound
    }
    return String(decoding: fixed + bytes[position...], as: UTF8.self)
  }
}
