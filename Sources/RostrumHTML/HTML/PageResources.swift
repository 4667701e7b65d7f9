import Foundation
import RostrumElements

/// What a page loads besides its HTML: the scripts that some elements need, the colours of the app,
/// and the pictures that it makes of data.
///
/// The host of the page has them. All elements of a page have the same resources, which are equal
/// only to themselves.
package final class PageResources: Hashable, Sendable {
  /// Keeps the pictures that the app makes of data, for the user of the page.
  let pictures: (any PictureDrawer)?
  /// Finds the colours of the app.
  let colors: any ColorCatalog
  private let scripts: @Sendable (PageScript) -> String

  /// Creates the resources of a page.
  ///
  /// - Parameters:
  ///   - scripts: Returns the path of a script.
  ///   - colors: Finds the colours of the app.
  ///   - pictures: Keeps the pictures that the app makes of data.
  package init(
    scripts: @escaping @Sendable (PageScript) -> String, colors: any ColorCatalog,
    pictures: (any PictureDrawer)? = nil
  ) {
    self.scripts = scripts
    self.colors = colors
    self.pictures = pictures
  }

  /// The path of a script.
  func path(of script: PageScript) -> String { scripts(script) }

  package static func == (left: PageResources, right: PageResources) -> Bool { left === right }

  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// A script that a page loads when an element needs it, by the name of its file.
package enum PageScript: String, CaseIterable, Sendable {
  /// Chooses, receives and shares files.
  case files
  /// Recognizes gestures, and moves what is dragged.
  case dragging
  /// Points at the values of charts, and scrolls charts.
  case charts
  /// Moves through the marks of charts by keys.
  case tour
  /// Keeps the headings of tables on the screen, and resizes columns.
  case columns
  /// Moves the focus in lists and tables, selects several rows, and opens their menu.
  case grid
  /// Reports the reader's preferences.
  case reader
  /// Asks the user before the page is left.
  case leaving
  /// Reports what scroll views are doing, and keeps them at their anchors.
  case scrolling
  /// Reports the shortcuts for undoing and redoing.
  case undo
  /// Repeats the actions of buttons that are held.
  case repeating
  /// Plays motions, and moves views from where their counterparts were.
  case motions
  /// Masks views with other views.
  case masks
  /// Shrinks texts that don't fit, follows who scrolls, and keeps menus open.
  case details
  /// Reports keys that an element asks for by their phases, and any key.
  case keys
  /// Follows what is selected in fields.
  case selection
  /// Follows the pointer above views that ask for its place.
  case pointing
  /// Shows suggestions below the field in which the user types.
  case suggesting
  /// Moves the dividers between panes.
  case splits
  /// Leaves out the beginning or the middle of texts that don't fit.
  case truncation
  /// Reports how texts are set that the app draws.
  case typesetting
  /// Reports the commands of the clipboard.
  case clips
  /// Reports which modifier keys are held.
  case held
  /// Places and sizes a window that the app has opened.
  case window
  /// Keeps times in texts up to date.
  case clock
  /// Shows the texts of editors with their looks, links and lists.
  case rich
}

/// Keeps the pictures that the app makes of data, for the user of a page.
package protocol PictureDrawer: Sendable {
  /// Keeps a picture, and returns the path at which the user's pages find it.
  ///
  /// - Complexity: O(*n*) in the bytes.
  func path(for data: Data, _ format: PictureFormat) -> String
  /// Logs once that a picture can't be shown.
  func report(_ fault: PictureFault, of name: String)
}

extension PageResources? {
  /// Writes nodes with the colours of the app.
  func draw<Result>(_ write: () throws -> Result) rethrows -> Result {
    try DrawnColors.$catalog.withValue(self?.colors, operation: write)
  }
}

extension DOMNode {
  /// Asks the client to load a script, besides others that the node needs.
  mutating func load(_ script: PageScript, in context: DOMContext) {
    guard let path = context.resources?.path(of: script) else { return }
    var paths = self[.script]?.split(separator: " ").map(String.init) ?? []
    if !paths.contains(path) { paths.append(path) }
    self[.script] = paths.joined(separator: " ")
  }
}
