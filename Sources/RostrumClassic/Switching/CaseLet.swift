import IssueReporting
import Rostrum
import RostrumCases
import RostrumCore
import RostrumRuntime
import RostrumViews

/// The view of one case of a feature whose state is an enum, inside of ``SwitchStore`` or of the
/// `destination` of ``NavigationStackStore``.
///
/// ```swift
/// case .detail:
///   CaseLet(/Path.State.detail, action: Path.Action.detail) { DetailView(store: $0) }
/// ```
///
/// One that stands where another case is active shows nothing, and is reported.
public struct CaseLet<EnumState, EnumAction, CaseState, CaseAction, Content: View>: View {
  @Environment(\.[switched: SwitchedStore<EnumState, EnumAction>()])
  private var store: Store<EnumState, EnumAction>?

  private let toCaseState: (EnumState) -> CaseState?
  private let fromCaseAction: (CaseAction) -> EnumAction
  private let content: @MainActor (Store<CaseState, CaseAction>) -> Content
  private let location: CallSite

  /// Makes the view of a case.
  ///
  /// - Parameters:
  ///   - toCaseState: Finds the state of the case: `/Path.State.detail`.
  ///   - fromCaseAction: Puts an action of the case into the enum's: `Path.Action.detail`.
  ///   - content: Makes the view.
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

  /// Makes the view of a case.
  ///
  /// - Parameters:
  ///   - toCaseState: The case of the state.
  ///   - fromCaseAction: Puts an action of the case into the enum's.
  ///   - content: Makes the view.
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

  /// Makes the view of a case whose actions are the enum's.
  ///
  /// - Parameters:
  ///   - toCaseState: Finds the state of the case: `/State.detail`.
  ///   - content: Makes the view.
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

  /// The content.
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
      A "CaseLet" at "\(location)" stands where another case is active, so it \
      shows nothing.

        Case: a value of type "\(CaseState.self)" of "\(EnumState.self)"
        Active: \(state)

      Look whether the "case" of the "switch" around it and the case of the "CaseLet" are the same.
      """)
  }

  private func reportNoSwitch() {
    location.report(
      """
      A "CaseLet" at "\(location)" has no "SwitchStore" around it whose store is \
      of "\(EnumState.self)" and "\(EnumAction.self)", so it shows nothing.

      Put it inside of "SwitchStore", or of the "destination" of a "NavigationStackStore" that takes \
      the state.
      """)
  }
}

/// What stands in for a view that cannot be shown.
private struct Misplaced: View {
  let report: @MainActor () -> Void

  var body: some View {
    EmptyView().onAppear(perform: report)
  }
}
