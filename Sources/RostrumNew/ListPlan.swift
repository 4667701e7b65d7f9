/// What `rostrum add list` writes, and what it changes.
package struct ListPlan: Hashable, Sendable {
  /// The new files.
  package let files: [SourceFile]
  /// The new folders, which have all of the files.
  package let folders: [String]
  /// The changes of files that are there.
  package let changes: [Change]
  /// What a person has to write, because its place wasn't found.
  package let notes: [String]

  /// Plans how a package gets a list.
  ///
  /// - Parameters:
  ///   - list: The list.
  ///   - package: The package.
  /// - Throws: A ``NewError`` if a name is in use already.
  package init(_ list: ListTemplate, for package: AppPackage) throws(NewError) {
    try package.check(list)
    files = list.files(feature: package.feature, tests: package.tests)
    folders = ["Sources/\(package.feature)/\(list.items)", "Tests/\(package.tests)/\(list.items)"]
    var changes: [Change] = []
    var notes: [String] = []
    for insertion in Insertion.all(of: list, in: package) {
      let index = changes.firstIndex { change in insertion.apply(to: change.new) != nil }
      if let index, let text = insertion.apply(to: changes[index].new) {
        changes[index].new = text
      } else if let (file, text) = package.sources.firstResult({ insertion.apply(to: $0.text) }) {
        changes.append(Change(path: file.path, old: file.text, new: text))
      } else {
        notes.append("\(insertion.place):\n\(insertion.code)")
      }
    }
    self.changes = changes
    self.notes = notes
  }

  /// The change of a file.
  package struct Change: Hashable, Sendable {
    /// The path of the file in the package.
    package let path: String
    /// The content.
    package let old: String
    /// What replaces the content.
    package fileprivate(set) var new: String
  }
}

extension [SourceFile] {
  fileprivate func firstResult<Result>(_ body: (SourceFile) -> Result?) -> (SourceFile, Result)? {
    for file in self {
      if let result = body(file) { return (file, result) }
    }
    return nil
  }
}
