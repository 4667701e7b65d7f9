import Foundation

/// The page that the gallery opens with.
///
/// Tests load each page as the first one, without the way there:
///
///     GALLERY_PAGE="Layouts/Shelf" swift run Gallery
struct Start {
  /// What the environment of the process says.
  static let current = Start(ProcessInfo.processInfo.environment["GALLERY_PAGE"] ?? "")

  /// The tab.
  let screen: Gallery.Screen
  private let page: String?

  /// Reads the name of a tab, and possibly that of a page of its list.
  init(_ text: String) {
    let names = text.split(separator: "/", maxSplits: 1).map(String.init)
    screen = names.first.flatMap { Gallery.Screen(rawValue: $0.lowercased()) } ?? .library
    page = names.count > 1 ? names[1] : nil
  }

  /// The path of a tab's navigation stack.
  func path<Page: RawRepresentable<String>>(of screen: Gallery.Screen) -> [Page] {
    guard screen == self.screen, let page = page.flatMap(Page.init) else { return [] }
    return [page]
  }
}
