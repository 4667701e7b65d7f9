import NIOCore
import RostrumElements
import RostrumHTML

/// The files that every page needs, under names that change with their contents.
///
/// `Scripts/client.py` writes scripts and theme as they are served, from their sources in `Client`.
package struct Assets: Sendable {
  /// A file.
  package struct File: Sendable {
    /// The path of the file.
    package let path: String
    /// The media type of the file.
    package let mediaType: String
    /// The contents, compressed once for all requests.
    package let content: Representation

    package init(path: String, mediaType: String, bytes: [UInt8]) {
      self.path = path
      self.mediaType = mediaType
      content = Representation(ByteBuffer(bytes: bytes))
    }

    /// A script, whose path has the digest of its contents.
    package static func script(named name: String, bytes: [UInt8]) -> Self {
      Self(
        path: PagePath.prefix + "\(name)-\(Digest(of: bytes)).js",
        mediaType: "text/javascript; charset=utf-8", bytes: bytes)
    }

    /// The digest of the contents, which is a part of the path.
    package var version: String? {
      path.split(separator: "-").last?.split(separator: ".").first.map(String.init)
    }

    /// The uncompressed contents.
    package var bytes: [UInt8] { Array(content.plain.readableBytesView) }
  }

  /// The browser client.
  package let script: File
  /// The theme.
  package let theme: File
  /// The icon of a page.
  package let icon: File
  /// The script and the theme of the overlay for development; empty without it.
  package private(set) var overlay: [File]

  /// The paths of the files for a page.
  package private(set) var page: PageFiles

  /// The files of the package, which all servers of the process share.
  private static let packaged = Self(
    script: PackageResources.rostrum_js, theme: PackageResources.rostrum_css)

  /// Reads the files of the package.
  ///
  /// - Parameters:
  ///   - hasOverlay: Whether pages have the overlay for development.
  ///   - density: The density of pages.
  package init(hasOverlay: Bool = false, density: InterfaceDensity = .automatic) {
    self = Self.packaged
    page.themes = Self.mediaThemes(density)
    if hasOverlay { add(Self.overlayFiles) }
  }

  package init(script: [UInt8], theme: [UInt8], overlay: [File] = []) {
    self.overlay = []
    self.script = .script(named: "rostrum", bytes: script)
    self.theme = File(
      path: PagePath.prefix + "rostrum-\(Digest(of: theme)).css",
      mediaType: "text/css; charset=utf-8", bytes: theme)
    let icon = Array(Self.iconDrawing.utf8)
    self.icon = File(
      path: PagePath.prefix + "icon-\(Digest(of: icon)).svg",
      mediaType: "image/svg+xml", bytes: icon)
    page = PageFiles(
      theme: self.theme.path, themes: Self.mediaThemes(.automatic), icon: self.icon.path,
      scripts: [self.script.path], reactions: Self.reactions.path)
    add(overlay)
  }

  /// Adds the files of the overlay, whose script comes before the client, whose messages it reads.
  private mutating func add(_ overlay: [File]) {
    self.overlay = overlay
    page.scripts = (overlay.prefix(1) + [script]).map(\.path)
    page.isForDeveloper = !overlay.isEmpty
  }

  private static func mediaThemes(_ density: InterfaceDensity) -> [MediaTheme] {
    let media =
      switch density {
      case .automatic: "(min-width: 900px) and (pointer: fine)"
      case .compact: "all"
      case .comfortable: nil as String?
      }
    return [media.map { MediaTheme(media: $0, path: desk.path) }].compactMap(\.self)
      + [MediaTheme(media: "print", path: print.path)]
  }

  /// The theme of compact pages.
  package static let desk = File(
    path: PagePath.prefix + "desk-\(Digest(of: PackageResources.desk_css)).css",
    mediaType: "text/css; charset=utf-8", bytes: PackageResources.desk_css)

  /// The theme of printed pages.
  package static let print = File(
    path: PagePath.prefix + "print-\(Digest(of: PackageResources.print_css)).css",
    mediaType: "text/css; charset=utf-8", bytes: PackageResources.print_css)

  /// A script that the client loads when an element asks for it.
  package static func script(_ script: PageScript) -> File {
    scripts[script] ?? .script(named: script.rawValue, bytes: script.bytes)
  }

  private static let scripts = Dictionary(
    uniqueKeysWithValues: PageScript.allCases.map {
      ($0, File.script(named: $0.rawValue, bytes: $0.bytes))
    })

  /// The script that brings what only the browser knows back to a session that was restored.
  package static let places = File.script(named: "places", bytes: PackageResources.places_js)

  /// The script that decides what a page shows before the server answers, which the client loads
  /// once the page is live.
  package static let reactions = File.script(
    named: "reactions", bytes: PackageResources.reactions_js)

  /// The file at a path.
  package func file(at path: some StringProtocol) -> File? {
    let lazy =
      PageScript.allCases.map(Self.script) + [Self.places, Self.reactions, Self.desk, Self.print]
    return ([script, theme, icon] + lazy + overlay).first { $0.path == path }
  }

  /// The files of the overlay, whose names differ in their suffix only: the script derives the name
  /// of its theme from its own.
  private static var overlayFiles: [File] {
    let (script, theme) = (PackageResources.overlay_js, PackageResources.overlay_css)
    let name = PagePath.prefix + "overlay-\(Digest(of: script + theme))"
    return [
      File(path: name + ".js", mediaType: "text/javascript; charset=utf-8", bytes: script),
      File(path: name + ".css", mediaType: "text/css; charset=utf-8", bytes: theme),
    ]
  }

  /// An icon of three steps.
  private static let iconDrawing = """
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">\
    <rect width="32" height="32" rx="8" fill="#0a60d6"/>\
    <path d="M6 17h6v9H6zM13 8h6v18h-6zM20 13h6v13h-6z" fill="#fff"/></svg>
    """
}

extension PageScript {
  /// The contents of the script's file.
  fileprivate var bytes: [UInt8] {
    switch self {
    case .files: PackageResources.files_js
    case .dragging: PackageResources.dragging_js
    case .charts: PackageResources.charts_js
    case .tour: PackageResources.tour_js
    case .columns: PackageResources.columns_js
    case .grid: PackageResources.grid_js
    case .reader: PackageResources.reader_js
    case .leaving: PackageResources.leaving_js
    case .undo: PackageResources.undo_js
    case .scrolling: PackageResources.scrolling_js
    case .repeating: PackageResources.repeating_js
    case .motions: PackageResources.motions_js
    case .masks: PackageResources.masks_js
    case .details: PackageResources.details_js
    case .keys: PackageResources.keys_js
    case .selection: PackageResources.selection_js
    case .pointing: PackageResources.pointing_js
    case .splits: PackageResources.splits_js
    case .suggesting: PackageResources.suggesting_js
    case .truncation: PackageResources.truncation_js
    case .typesetting: PackageResources.typesetting_js
    case .clips: PackageResources.clips_js
    case .held: PackageResources.held_js
    case .window: PackageResources.window_js
    case .clock: PackageResources.clock_js
    case .rich: PackageResources.rich_js
    }
  }
}
