#if DEBUG
  import IssueReporting
  import RostrumDependencies
  import RostrumRuntime

  /// Collects the issues that previews report.
  ///
  /// An issue belongs to the preview of the session in whose code it is reported, which includes the
  /// tasks and effects that the session has started.
  final class PreviewIssues: IssueReporter {
    /// An issue.
    struct Issue: Hashable, Sendable, Encodable {
      /// The identity of the preview; `nil` for code that runs outside of all sessions.
      let preview: String?
      let message: String
      /// The file and the line.
      let place: String
    }

    private struct State: Sendable {
      var issues: [Issue] = []
      /// The previews of sessions, by the dependency containers of these.
      var owners: [ObjectIdentifier: String] = [:]
    }

    /// The number of issues that are kept.
    static let limit = 200

    private let state = Locked(State())

    /// The issues, each once.
    var all: [Issue] { state.withLock { $0.issues } }

    /// Assigns the issues of the current session to a preview.
    func belong(to preview: String) {
      let session = ObjectIdentifier(DependencyValues.current.container)
      state.withLock { $0.owners[session] = preview }
    }

    func reportIssue(
      _ message: @autoclosure () -> String?, severity: IssueSeverity, fileID: StaticString,
      filePath: StaticString, line: UInt, column: UInt
    ) {
      let message = message() ?? "An issue was reported."
      let session = ObjectIdentifier(DependencyValues.current.container)
      state.withLock { state in
        let issue = Issue(
          preview: state.owners[session], message: message, place: "\(fileID):\(line)")
        guard state.issues.count < Self.limit, !state.issues.contains(issue) else { return }
        state.issues.append(issue)
      }
    }
  }
#endif
