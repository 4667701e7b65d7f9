/// The paths of the files that every page needs.
package struct PageFiles: Hashable, Sendable {
  /// The theme.
  package var theme: String
  /// The themes that apply in addition, each in a medium.
  package var themes: [MediaTheme]
  /// The icon.
  package var icon: String
  /// The scripts, in the order in which the page runs them.
  package var scripts: [String]
  /// The script that decides what a page shows before the server answers.
  package var reactions: String
  /// Whether the page is that of a developer, who is told why it is empty.
  package var isForDeveloper: Bool

  package init(
    theme: String, themes: [MediaTheme], icon: String, scripts: [String], reactions: String,
    isForDeveloper: Bool = false
  ) {
    self.theme = theme
    self.themes = themes
    self.icon = icon
    self.scripts = scripts
    self.reactions = reactions
    self.isForDeveloper = isForDeveloper
  }
}

/// A theme that applies in a medium.
package struct MediaTheme: Hashable, Sendable {
  /// The media query: `print`.
  package var media: String
  /// The path of the style sheet.
  package var path: String

  package init(media: String, path: String) {
    self.media = media
    self.path = path
  }
}
