import SwiftSyntax

/// A test store that checks less, and doesn't say why.
enum ExhaustivityReason: Rule {
  static let name = "exhaustivityReason"
  static let summary = "Say in a comment why a test store isn't exhaustive."
  static let explanation = """
    An exhaustive test fails when a feature does something new. `exhaustivity = .off` gives that up for the \
    rest of the test, which is right for a long journey through several features, and an oversight anywhere \
    else. The next reader can't tell which it is.

    The rule sees assignments of `.off` without a comment on the same line, or on the line before it.
    """
  static let bad = """
    @Test func wholeJourney() async {
      let store = TestStore(initialState: Library.State()) { Library() }
      store.exhaustivity = .off
    }
    """
  static let good = """
    @Test func wholeJourney() async {
      let store = TestStore(initialState: Library.State()) { Library() }
      // The features on the way have tests of their own.
      store.exhaustivity = .off
    }
    """
  static let words = ["exhaustivity"]

  static func check(_ source: SourceModel, _ report: inout Report) {
    for scope in source.scopes {
      for assignment in scope.assignments where assignment.target.lastName == "exhaustivity" {
        guard let value = assignment.value.first, assignment.value.count == 1, value.isOff,
          !assignment.node.hasComment
        else { continue }
        report.add("say in a comment why this test isn't exhaustive", at: assignment.node)
      }
    }
  }
}

extension ExprSyntax {
  /// Whether this is `.off` or `.off(showSkippedAssertions: true)`.
  fileprivate var isOff: Bool {
    let called = self.as(FunctionCallExprSyntax.self)?.calledExpression ?? self
    return called.as(MemberAccessExprSyntax.self)?.declName.baseName.text == "off"
  }
}

extension SequenceExprSyntax {
  /// Whether a comment is on the line, or directly before it.
  fileprivate var hasComment: Bool {
    let after = lastToken(viewMode: .sourceAccurate)?.trailingTrivia.pieces ?? []
    var newlines = 0
    var before: [TriviaPiece] = []
    for piece in leadingTrivia.pieces.reversed() {
      if case .newlines(let count) = piece { newlines += count }
      if newlines > 1 { break }
      before.append(piece)
    }
    return (before + after).contains(where: \.saysWhy)
  }
}

extension TriviaPiece {
  fileprivate var saysWhy: Bool {
    switch self {
    case .lineComment(let text): !text.contains("rostrum:")
    case .blockComment: true
    default: false
    }
  }
}
