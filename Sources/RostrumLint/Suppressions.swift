import SwiftSyntax

/// The comments of a source that switch rules off.
///
/// `// rostrum:disable:next rule reason` is about the line after it, `// rostrum:disable rule reason` about
/// all lines up to `// rostrum:enable rule`.
struct Suppressions {
  /// The name under which mistakes in such comments are reported.
  static let rule = "suppression"
  static let summary = "Switch off a rule that exists, where it has a finding, and say why."

  private struct Region {
    let rule: String
    var lines: ClosedRange<Int>
    let offset: Int
  }

  /// What is wrong in a comment, and where.
  private(set) var mistakes: [(message: String, offset: Int)] = []
  private var regions: [Region] = []

  /// Reads the comments of a source.
  init(_ tree: SourceFileSyntax, _ converter: SourceLocationConverter) {
    var open: [String: Int] = [:]
    for token in tree.tokens(viewMode: .sourceAccurate) {
      let target = converter.location(for: token.positionAfterSkippingLeadingTrivia).line
      var position = token.position
      for piece in token.leadingTrivia {
        read(piece, at: position, target, converter, &open)
        position += piece.sourceLength
      }
      position = token.endPositionBeforeTrailingTrivia
      for piece in token.trailingTrivia {
        let line = token.nextToken(viewMode: .sourceAccurate).map {
          converter.location(for: $0.positionAfterSkippingLeadingTrivia).line
        }
        read(piece, at: position, line ?? target, converter, &open)
        position += piece.sourceLength
      }
    }
  }

  private mutating func read(
    _ piece: TriviaPiece, at position: AbsolutePosition, _ target: Int,
    _ converter: SourceLocationConverter, _ open: inout [String: Int]
  ) {
    guard case .lineComment(let comment) = piece else { return }
    let text = comment.drop { $0 == "/" || $0.isWhitespace }
    guard text.hasPrefix("rostrum:") else { return }
    let words = text.split(maxSplits: 2, whereSeparator: \.isWhitespace)
    let offset = position.utf8Offset
    let line = converter.location(for: position).line
    let rule = words.dropFirst().first.map(String.init)
    guard ["rostrum:disable:next", "rostrum:disable", "rostrum:enable"].contains(words[0]) else {
      mistakes.append(("use rostrum:disable:next, rostrum:disable or rostrum:enable", offset))
      return
    }
    guard let rule, Rules.named(rule) != nil else {
      mistakes.append(
        (rule.map { "there is no rule '\($0)'" } ?? "name the rule, and say why", offset))
      return
    }
    if words[0] == "rostrum:enable" {
      guard let index = open.removeValue(forKey: rule) else {
        mistakes.append(("'\(rule)' isn't disabled here", offset))
        return
      }
      regions[index].lines = regions[index].lines.lowerBound...line
      return
    }
    guard words.count == 3 else {
      mistakes.append(("say why '\(rule)' is wrong here, after its name", offset))
      return
    }
    if words[0] == "rostrum:disable" {
      guard open[rule] == nil else {
        mistakes.append(("'\(rule)' is already disabled here", offset))
        return
      }
      open[rule] = regions.count
    }
    let lines = words[0] == "rostrum:disable" ? line...Int.max : target...target
    regions.append(Region(rule: rule, lines: lines, offset: offset))
  }

  /// Removes the findings that comments suppress, and notes comments about rules that are on and that
  /// suppress nothing.
  mutating func apply(to findings: inout [Finding], isOn: (String) -> Bool) {
    var used: Set<Int> = []
    findings.removeAll { finding in
      let index = regions.firstIndex {
        $0.rule == finding.rule && $0.lines.contains(finding.line)
      }
      if let index { used.insert(index) }
      return index != nil
    }
    for (index, region) in regions.enumerated() where !used.contains(index) && isOn(region.rule) {
      mistakes.append(("nothing here has a finding of '\(region.rule)'", region.offset))
    }
  }
}
