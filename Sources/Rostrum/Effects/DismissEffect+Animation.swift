import RostrumCore
import RostrumRuntime
import RostrumViews

extension DismissEffect {
  /// Dismisses the feature, which may be animated.
  ///
  /// - Parameters:
  ///   - animation: How the changes should move; `nil` for not at all.
  ///   - fileID: Where the dismissal is asked for; issues name it.
  ///   - filePath: Where the dismissal is asked for.
  ///   - line: Where the dismissal is asked for.
  ///   - column: Where the dismissal is asked for.
  @MainActor
  public func callAsFunction(
    animation: Animation?,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    withAnimation(animation) {
      dismiss(at: CallSite(fileID: fileID, filePath: filePath, line: line, column: column))
    }
  }

  /// Dismisses the feature, with a transaction.
  ///
  /// - Parameters:
  ///   - transaction: The transaction.
  ///   - fileID: Where the dismissal is asked for; issues name it.
  ///   - filePath: Where the dismissal is asked for.
  ///   - line: Where the dismissal is asked for.
  ///   - column: Where the dismissal is asked for.
  @MainActor
  public func callAsFunction(
    transaction: Transaction,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    withTransaction(transaction) {
      dismiss(at: CallSite(fileID: fileID, filePath: filePath, line: line, column: column))
    }
  }
}
