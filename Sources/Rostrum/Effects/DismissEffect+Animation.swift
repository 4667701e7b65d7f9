import RostrumCore
import RostrumRuntime
import RostrumViews

extension DismissEffect {
  /// Dismisses the feature with an animation.
  ///
  /// - Parameters:
  ///   - animation: The animation, or `nil` for none.
  ///   - fileID: The caller's file, to name in reported issues.
  ///   - filePath: The path of the caller's file.
  ///   - line: The caller's line.
  ///   - column: The caller's column.
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

  /// Dismisses the feature with a transaction.
  ///
  /// - Parameters:
  ///   - transaction: The transaction of the changes.
  ///   - fileID: The caller's file, to name in reported issues.
  ///   - filePath: The path of the caller's file.
  ///   - line: The caller's line.
  ///   - column: The caller's column.
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
