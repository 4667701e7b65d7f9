import Foundation
import RostrumElements
import RostrumHTML

extension PageFiles {
  /// The files of a page of a test.
  package static let example = PageFiles(
    theme: "/theme.css", themes: [MediaTheme(media: "print", path: "/print.css")],
    icon: "/icon.svg", scripts: ["/script.js"], reactions: "/reactions.js")
}

extension PageResources {
  /// The resources of a page of a test, whose app has no colours and no pictures.
  package static let example = PageResources(
    scripts: { "/\($0).js" }, colors: NoColors())

  private struct NoColors: ColorCatalog {
    func colors(named name: String, in bundle: Bundle?) -> (light: Color, dark: Color)? { nil }
  }
}
