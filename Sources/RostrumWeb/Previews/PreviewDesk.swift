#if DEBUG && CommandLine
  import Foundation
  import HTTPTypes
  import Hummingbird
  import IssueReporting
  import NIOCore
  import RostrumDependencies
  import RostrumRuntime
  import RostrumViews

  /// Serves the page of previews, whose frames are windows of a ``PreviewsApp``.
  ///
  /// Only debug builds have it, and it serves its own machine only.
  struct PreviewDesk: Sendable {
    private let name: String
    private let sources: [PreviewSource]
    let issues = PreviewIssues()
    private let buildStatus: URL?
    private let latency: Locked<Int>
    private let launchID = UUID().uuidString

    /// Creates a desk.
    ///
    /// - Parameters:
    ///   - name: The name of the program.
    ///   - sources: The previews that are shown.
    ///   - buildStatus: The file with the state of the program's build.
    ///   - latency: The time that a message and its answer take longer, in milliseconds.
    init(of name: String, showing sources: [PreviewSource], buildStatus: URL?, latency: Int) {
      self.name = name
      self.sources = sources
      self.buildStatus = buildStatus
      self.latency = Locked(latency)
    }

    /// Creates the app that shows the previews.
    var launch: AppLaunch {
      AppLaunch(named: "Previews") { [sources, issues] in
        PreviewsApp(showing: sources, issues: issues)
      }
    }

    /// Serves previews instead of the app: to this machine, without stored sessions, with the
    /// preview values of dependencies.
    func configure(_ configuration: inout WebServer.Configuration) {
      configuration.hostNames = []
      configuration.identity = nil
      configuration.dataDirectory = FileManager.default.temporaryDirectory
        .appending(
          path: "rostrum-previews-\(name)-\(configuration.port)", directoryHint: .isDirectory)
      configuration.dependencies = { $0.context = .preview }
      configuration.hasOverlay = false
      configuration.isFramedByItself = true
      configuration.currentLatency = { [latency] in .milliseconds(latency.value) }
    }

    /// Collects the issues of the process from now on, which are reported as usual as well.
    func collectIssues() {
      IssueReporters.current.append(issues)
    }

    /// Adds the page and what it needs to a router.
    func mount(on router: Router<WebContext>) {
      router.get("/") { _, _ in
        Self.response(Array(Self.page.utf8), "text/html; charset=utf-8")
      }
      router.get("_previews/previews.js") { _, _ in
        Self.response(PackageResources.previews_js, "text/javascript; charset=utf-8")
      }
      router.get("_previews/previews.css") { _, _ in
        Self.response(PackageResources.previews_css, "text/css; charset=utf-8")
      }
      router.get("_previews/state") { _, _ in
        Self.response(
          Array(try JSONEncoder().encode(catalog)), "application/json; charset=utf-8")
      }
      // A page of a different origin can't send a PUT without asking.
      router.put("_previews/latency/:time") { _, context in
        guard let time = context.parameters.get("time", as: Int.self), (0...60_000).contains(time)
        else { return Response(status: .badRequest) }
        latency.withLock { $0 = time }
        return Response(status: .noContent)
      }
    }

    /// What the page shows now.
    var catalog: PreviewCatalog {
      PreviewCatalog(
        name: name, launch: launchID,
        previews: sources.enumerated().map { PreviewCatalog.Item($1, at: $0) },
        issues: issues.all, build: build, latency: latency.value)
    }

    /// What the page shows, as JSON.
    var list: String {
      (try? JSONEncoder().encode(catalog)).map { String(decoding: $0, as: UTF8.self) } ?? ""
    }

    private var build: BuildStatus {
      buildStatus.flatMap { try? Data(contentsOf: $0) }
        .flatMap { try? JSONDecoder().decode(BuildStatus.self, from: $0) } ?? BuildStatus()
    }
  }

  extension PreviewDesk {
    private static func response(_ bytes: [UInt8], _ mediaType: String) -> Response {
      var headers = HTTPFields.security(pictures: [])
      headers[.contentSecurityPolicy] = policy
      headers[.contentType] = mediaType
      headers[.cacheControl] = "no-store"
      return Response(
        status: .ok, headers: headers, body: ResponseBody(byteBuffer: ByteBuffer(bytes: bytes)))
    }

    /// The policy of the page, which shows windows of the same server in frames.
    private static let policy = """
      default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; \
      img-src 'self' data:; frame-src 'self'; form-action 'none'; base-uri 'none'; \
      frame-ancestors 'none'; require-trusted-types-for 'script'
      """

    private static let page = """
      <!doctype html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="color-scheme" content="light dark">
      <title>Previews</title>
      <link rel="stylesheet" href="/_previews/previews.css">
      <script type="module" src="/_previews/previews.js"></script>
      </head>
      <body></body>
      </html>
      """
  }
#endif
