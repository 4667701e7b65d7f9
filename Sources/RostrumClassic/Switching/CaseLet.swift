import IssueReporting
import Rostrum
import RostrumCases
import RostrumCore
import RostrumRuntime
import RostrumViews

/// A view for one case of an enum state, inside a ``SwitchStore`` or ``NavigationStackStore``.
///
/// ```swift
/// case .detail:
///   CaseLet(/Path.State.detail, action: Path.Action.detail) { DetailView(store: $0) }
/// ```
///
/// If another case is active, the view is empty and an issue is reported.
public struct CaseLet<EnumState, EnumAction, CaseState, CaseAction, Content: View>: View {
  @Environment(\.[switched: SwitchedStore<EnumState, EnumAction>()])
  private var store: Store<EnumState, EnumAction>?

  private let toCaseState: (EnumState) -> CaseState?
  private let fromCaseAction: (CaseAction) -> EnumAction
  private let content: @MainActor (Store<CaseState, CaseAction>) -> Content
  private let location: CallSite

  /// Creates a view for a case.
  ///
  /// - Parameters:
  ///   - toCaseState: Extracts the state of the case, as in `/Path.State.detail`.
  ///   - fromCaseAction: Embeds an action of the case, as in `Path.Action.detail`.
  ///   - content: Creates the view.
  ///   - fileID: The file ID of the call site.
  ///   - filePath: The file path of the call site.
  ///   - line: The line of the call site.
  ///   - column: The column of the call site.
  public init(
    _ toCaseState: @escaping (EnumState) -> CaseState?,
    action fromCaseAction: @escaping (CaseAction) -> EnumAction,
    @ViewBuilder then content:
      @escaping @MainActor (_ store: Store<CaseState, CaseAction>) -> Content,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    self.toCaseState = toCaseState
    self.fromCaseAction = fromCaseAction
    self.content = content
    location = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// Creates a view for a case.
  ///
  /// - Parameters:
  ///   - toCaseState: The key path of the case.
  ///   - fromCaseAction: Embeds an action of the case.
  ///   - content: Creates the view.
  ///   - fileID: The file ID of the call site.
  ///   - filePath: The file path of the call site.
  ///   - line: The line of the call site.
  ///   - column: The column of the call site.
  public init(
    _ toCaseState: CaseKeyPath<EnumState, CaseState>,
    action fromCaseAction: @escaping (CaseAction) -> EnumAction,
    @ViewBuilder then content:
      @escaping @MainActor (_ store: Store<CaseState, CaseAction>) -> Content,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    self.init(
      AnyCasePath(toCaseState).extract, action: fromCaseAction, then: content,
      fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// Creates a view for a case, with the actions of the enum.
  ///
  /// - Parameters:
  ///   - toCaseState: Extracts the state of the case, as in `/State.detail`.
  ///   - content: Creates the view.
  ///   - fileID: The file ID of the call site.
  ///   - filePath: The file path of the call site.
  ///   - line: The line of the call site.
  ///   - column: The column of the call site.
  public init(
    _ toCaseState: @escaping (EnumState) -> CaseState?,
    @ViewBuilder then content:
      @escaping @MainActor (_ store: Store<CaseState, CaseAction>) -> Content,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) where EnumAction == CaseAction {
    self.init(
      toCaseState, action: { $0 }, then: content,
      fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// The content of the view.
  public var body: some View {
    if let store {
      IfLetStore(
        FoundPart(store, find: toCaseState, action: fromCaseAction)
      ) { part in
        if let part { content(part) } else { Misplaced(report: { reportOtherCase(store) }) }
      }
    } else {
      Misplaced(report: reportNoSwitch)
    }
  }

  private func reportOtherCase(_ store: Store<EnumState, EnumAction>) {
    let state = store.withState { caseLabel(of: $0) }
    location.report(
      """
      The "CaseLet" at "\(location)" is empty, because another case is active.

        Case: a value of type "\(CaseState.self)" of "\(EnumState.self)"
        Active: \(state)

      Check that the "CaseLet" and the "case" of the surrounding "switch" refer to the same case.
      """)
  }

  private func reportNoSwitch() {
    location.report(
      """
      The "CaseLet" at "\(location)" is empty, because it is not inside a "SwitchStore" of \
      "\(EnumState.self)" and "\(EnumAction.self)".

      Move it into a "SwitchStore", or into the "destination" closure of a "NavigationStackStore" \
      that receives the state.
      """)
  }
}

/// A placeholder for a view that cannot be shown, which reports the reason.
private struct Misplaced: View {
  let report: @MainActor () -> Void

  var body: some View {
    EmptyView().onAppear(perform: report)
  }
}
