/// The files that every page needs, under names that change with what is in them.
struct Assets: Sendable {
  /// A file.
  struct File: Sendable {
    /// Where it is.
    let path: String
    /// What kind it is.
    let mediaType: String
    /// What is in it.
    let bytes: [UInt8]
  }

  /// The path under which the server's own addresses are.
  static let prefix = "/_rostrum/"
  /// Where sockets are opened.
  static let socketPath = prefix + "socket"

  /// The browser client.
  let script: File
  /// The theme.
  let theme: File

  /// Takes the files of the package.
  init() {
    self.init(script: PackageResources.rostrum_js, theme: PackageResources.rostrum_css)
  }

  init(script: [UInt8], theme: [UInt8]) {
    self.script = File(
      path: Self.prefix + "rostrum-\(Digest(of: script)).js",
      mediaType: "text/javascript; charset=utf-8", bytes: script)
    self.theme = File(
      path: Self.prefix + "rostrum-\(Digest(of: theme)).css",
      mediaType: "text/css; charset=utf-8", bytes: theme)
  }

  /// The file at a path.
  func file(at path: some StringProtocol) -> File? {
    [script, theme].first { $0.path == path }
  }
}
