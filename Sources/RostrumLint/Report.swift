import SwiftSyntax

/// What a rule says about one source.
package struct Report {
  /// A finding whose place is an offset, and which may depend on what other files say.
  struct Candidate {
    var rule: String
    var offset: Int
    var message: String
    var fix: [Edit]
    var given: [String]
    var unless: [String]
  }

  var rule = ""
  var options: [String: OptionValue] = [:]
  private(set) var candidates: [Candidate] = []
  private(set) var facts: Set<String> = []
  private var places: Set<Place> = []

  private struct Place: Hashable {
    let offset: Int
    let rule: String
  }

  /// Adds a finding.
  ///
  /// - Parameters:
  ///   - message: What is wrong, and what to do.
  ///   - node: The place.
  ///   - fix: The edits that remove the cause.
  ///   - given: Facts that some of the files must have stated; otherwise there is no finding.
  ///   - unless: Facts that withdraw the finding if any file has stated one of them.
  mutating func add(
    _ message: String, at node: some SyntaxProtocol, fix: [Edit] = [], given: [String] = [],
    unless: [String] = []
  ) {
    let offset = node.positionAfterSkippingLeadingTrivia.utf8Offset
    guard places.insert(Place(offset: offset, rule: rule)).inserted else { return }
    candidates.append(
      Candidate(
        rule: rule, offset: offset, message: message, fix: fix, given: given, unless: unless))
  }

  /// States something about this source on which findings in others depend.
  mutating func state(_ fact: String) { facts.insert(fact) }

  func number(_ option: String) -> Int {
    if case .number(let number)? = options[option] { return number }
    preconditionFailure("The rule \(rule) has no number '\(option)'.")
  }

  func words(_ option: String) -> [String] {
    if case .words(let words)? = options[option] { return words }
    preconditionFailure("The rule \(rule) has no words '\(option)'.")
  }
}
