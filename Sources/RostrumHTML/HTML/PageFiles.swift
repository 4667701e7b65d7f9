/// The paths of the files that every page needs.
package struct PageFiles: Hashable, Sendable {
  /// The theme.
  package var theme: String
  /// The theme of the printed page.
  package var print: String
  /// The icon.
  package var icon: String
  /// The scripts, in the order in which the page runs them.
  package var scripts: [String]
  /// The script that decides what a page shows before the server answers.
  package var reactions: String
  /// Whether the page is that of a developer, who is told why it is empty.
  package var isForDeveloper: Bool

  package init(
    theme: String, print: String, icon: String, scripts: [String], reactions: String,
    isForDeveloper: Bool = false
  ) {
    self.theme = theme
    self.print = print
    self.icon = icon
    self.scripts = scripts
    self.reactions = reactions
    self.isForDeveloper = isForDeveloper
  }
}
