import SwiftParser
import SwiftSyntax

/// What `rostrum add list` writes, and what it changes.
package struct ListPlan: Hashable, Sendable {
  /// The new files.
  package let files: [SourceFile]
  /// The changes of files that are there.
  package let changes: [Change]
  /// What a person has to write, because its place wasn't found.
  package let notes: [String]
  /// The texts that a person has to translate; `nil` in an app without a catalogue of texts.
  package let missingTexts: MissingTexts?

  /// Plans how a package gets a list.
  ///
  /// - Parameters:
  ///   - list: The list.
  ///   - package: The package.
  /// - Throws: A ``NewError`` if a name is in use already.
  package init(_ list: ListTemplate, for package: AppPackage) throws(NewError) {
    try package.check(list)
    files = list.files(for: package)
    var trees = package.sources
    var notes: [String] = []
    let insertions = Insertion.all(of: list, in: package)
    for insertion in insertions {
      if trees.contains(where: { insertion.isDone(in: $0.tree) }) { continue }
      let places = trees.indices.lazy.compactMap { [trees] index in
        insertion.apply(to: trees[index].tree).map { (index, $0) }
      }
      if let (index, text) = places.first {
        trees[index].tree = Parser.parse(source: text)
      } else if !insertion.isOptional {
        notes.append("\(insertion.place):\n\(insertion.code)")
      }
    }
    changes = zip(package.sources, trees).compactMap { old, new in
      let change = Change(path: old.path, old: old.tree.description, new: new.tree.description)
      return change.old == change.new ? nil : change
    }
    self.notes = notes
    missingTexts = MissingTexts(of: list.texts(in: files, insertions), in: package.folder)
  }

  /// The change of a file.
  package struct Change: Hashable, Sendable {
    /// The path of the file in the package.
    package let path: String
    /// The content.
    package let old: String
    /// What replaces the content.
    package let new: String
  }
}
