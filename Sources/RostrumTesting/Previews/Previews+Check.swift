import Foundation
import IssueReporting
import RostrumDependencies
import RostrumLayout
public import RostrumRuntime
import RostrumScenes
import RostrumViews

extension Previews.Element {
  /// Runs the preview in a ``TestHost``, and throws an error if anything is wrong with it.
  ///
  /// The preview runs at the size of a phone and at that of a desk, or at the size that a trait
  /// fixes. Dependencies have their preview values, and time stands still. See
  /// ``PreviewFinding/Kind`` for what is checked.
  ///
  /// - Parameter location: The call site of the test.
  /// - Throws: ``PreviewFailure`` with all findings.
  @MainActor public func check(at location: CallSite = #callSite) async throws {
    let findings = await findings(at: location)
    guard findings.isEmpty else {
      throw PreviewFailure(preview: description, findings: findings)
    }
  }

  /// Runs the preview in a ``TestHost``, and returns what is wrong with it.
  ///
  /// ```swift
  /// let preview = try #require(Previews.all(in: "Fleet").first)
  /// let findings = await preview.findings()
  /// #expect(findings.allSatisfy { $0.kind == .cutText })
  /// ```
  ///
  /// - Parameter location: The call site of the test.
  /// - Returns: The findings, each once; see ``check(at:)``.
  @MainActor public func findings(at location: CallSite = #callSite) async -> [PreviewFinding] {
    var findings: [PreviewFinding] = []
    for size in source.sizes {
      for finding in await self.findings(in: size, at: location)
      where !findings.contains(finding) {
        findings.append(finding)
      }
    }
    return findings
  }

  @MainActor private func findings(
    in size: CGSize, at location: CallSite
  ) async -> [PreviewFinding] {
    let issues = IssueCollector()
    let seen = await withIssueReporters([issues]) {
      let host = TestHost(size: size) {
        source.view()
      } withDependencies: {
        $0.context = .preview
      }
      await host.settle(at: location)
      defer { host.tearDown() }
      return host.findings().map { PreviewFinding(kind: $0.check.kind, message: $0.message) }
        + host.cutTexts()
    }
    // The host reports what it checks as an issue as well.
    let others = issues.messages.filter { message in !seen.contains { $0.message == message } }
    return others.map { PreviewFinding(kind: .issue, message: $0) } + seen
  }
}

extension HostCheck {
  fileprivate var kind: PreviewFinding.Kind {
    switch self {
    case .controlWithoutName: .controlWithoutName
    case .duplicateIdentifier: .duplicateIdentifier
    case .unreachableFocus: .unreachableFocus
    }
  }
}

extension TestHost {
  /// The texts that the window cuts.
  fileprivate func cutTexts() -> [PreviewFinding] {
    let size = window.size
    return LayoutEngine().cutTexts(graph.root.snapshot, in: size).map { id in
      PreviewFinding(
        kind: .cutText,
        message: """
          The text “\(graph.element(id)?.accessibleName ?? "")” is cut in a window of \
          \(Int(size.width)) by \(Int(size.height)) points.

          Give it more lines or more space, let it scroll, or let it shrink with \
          '.minimumScaleFactor(_:)'.
          """)
    }
  }
}

/// Collects the messages of issues instead of reporting them.
private final class IssueCollector: IssueReporter {
  private let collected = Locked<[String]>([])

  var messages: [String] { collected.value }

  func reportIssue(
    _ message: @autoclosure () -> String?, severity: IssueSeverity, fileID: StaticString,
    filePath: StaticString, line: UInt, column: UInt
  ) {
    let message = message() ?? "An issue was reported at \(fileID):\(line)."
    collected.withLock { if !$0.contains(message) { $0.append(message) } }
  }
}
