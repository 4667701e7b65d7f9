/// Findings that were there when a project began to lint, and that aren't reported.
///
/// A finding is known by its file, its rule and the text of its line, so that it may move.
package struct Baseline: Codable, Sendable, Hashable {
  /// Findings that are alike.
  struct Entry: Codable, Sendable, Hashable {
    var path: String
    var rule: String
    var source: String
    var count: Int
  }

  private struct Key: Hashable, Comparable {
    var path: String
    var rule: String
    var source: String

    init(_ finding: Finding) {
      (path, rule, source) = (finding.path, finding.rule, finding.source)
    }

    init(_ entry: Entry) {
      (path, rule, source) = (entry.path, entry.rule, entry.source)
    }

    static func < (left: Self, right: Self) -> Bool {
      (left.path, left.rule, left.source) < (right.path, right.rule, right.source)
    }
  }

  var findings: [Entry]

  /// Remembers findings.
  ///
  /// - Parameter findings: The findings.
  package init(_ findings: [Finding]) {
    let counts = findings.reduce(into: [Key: Int]()) { $0[Key($1), default: 0] += 1 }
    self.findings = counts.sorted { $0.key < $1.key }.map {
      Entry(path: $0.key.path, rule: $0.key.rule, source: $0.key.source, count: $0.value)
    }
  }

  /// The findings that are new.
  ///
  /// - Parameter found: All findings.
  /// - Returns: Those that the baseline doesn't have; of findings that are alike, the last ones.
  package func without(_ found: [Finding]) -> [Finding] {
    var left = findings.reduce(into: [Key: Int]()) { $0[Key($1), default: 0] += $1.count }
    return found.filter { finding in
      guard let count = left[Key(finding)], count > 0 else { return true }
      left[Key(finding)] = count - 1
      return false
    }
  }
}
