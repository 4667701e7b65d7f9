/// Where a ``Dependency`` stands in the source.
final class DependencySite: Sendable {
  let fileID: StaticString
  let filePath: StaticString
  let line: UInt
  let column: UInt

  /// Whether the dependency was named by its key's type rather than by a property.
  let isKey: Bool

  init(
    fileID: StaticString, filePath: StaticString, line: UInt, column: UInt, isKey: Bool
  ) {
    self.fileID = fileID
    self.filePath = filePath
    self.line = line
    self.column = column
    self.isKey = isKey
  }
}

/// One reading of a default that does not exist yet.
struct DependencyAccess: Sendable {
  /// The reading for which a default is being made.
  @TaskLocal static var current: DependencyAccess?

  let site: DependencySite
  let property: StaticString

  /// Whether a missing default is an issue; it is not while someone is about to replace it.
  let isReported: Bool
}
