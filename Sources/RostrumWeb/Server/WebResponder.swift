import Foundation
import HTTPTypes
import Hummingbird
import NIOCore
import RostrumElements
import RostrumHTML
import RostrumViews

/// Responds to plain requests for pages and their files.
struct WebResponder: HTTPResponder {
  typealias Context = WebContext

  let store: SessionStore
  let assets: Assets
  let security: HTTPFields
  let identification: Identification
  let readiness: Readiness

  func respond(to request: Request, context: Context) async throws -> Response {
    await respond(to: request, from: context.remoteAddress)
  }

  /// Responds to a request on a connection with an address.
  func respond(to request: Request, from peer: SocketAddress?) async -> Response {
    var response = await answer(to: request, from: peer)
    for field in security where response.headers[field.name] == nil {
      response.headers[field.name] = field.value
    }
    if identification.isSecure, let host = request.head.authority, HostPolicy.isDomain(host) {
      response.headers[.strictTransportSecurity] = HTTPFields.strictTransportSecurity
    }
    // RFC 9110, section 9.3.2: the header fields of a GET, and no content.
    return request.method == .head ? response.createHeadResponse() : response
  }

  private func answer(to request: Request, from peer: SocketAddress?) async -> Response {
    if request.uri.path.hasPrefix(UploadDesk.prefix), request.method == .post {
      return await upload(request, from: peer)
    }
    guard request.method == .get || request.method == .head else {
      return Response(status: .methodNotAllowed, headers: [.allow: "GET, HEAD"])
    }
    let path = request.uri.path
    if let file = assets.file(at: path) {
      return immutable(file.content, mediaType: file.mediaType, for: request)
    }
    if path.hasPrefix(DownloadDesk.prefix) { return await download(request, from: peer) }
    if path.hasPrefix(PagePath.pictures) {
      return await picture(at: path, for: request, from: peer)
    }
    switch path {
    case StyleSheet.path:
      guard let css = StyleSheet.css(query: request.uri.query ?? "") else {
        return Response(status: .badRequest)
      }
      return immutable(
        Representation(ByteBuffer(string: css)), mediaType: "text/css; charset=utf-8", for: request)
    case PagePath.socket:
      // A request that may be upgraded gets here only while no session may run.
      return readiness.mayRun() ? Response(status: .forbidden) : health(false)
    case "/healthz":
      return health(true)
    case "/readyz":
      return health(await readiness.check())
    case "/favicon.ico", "/robots.txt":
      return Response(status: .notFound)
    default:
      guard !path.hasPrefix(PagePath.prefix) else { return Response(status: .notFound) }
      // A proxy then asks a different node.
      guard readiness.mayRun() else { return health(false) }
      return await page(for: request, from: peer)
    }
  }

  /// A picture of the app, or one of the user who asks for it.
  private func picture(
    at path: String, for request: Request, from peer: SocketAddress?
  ) async -> Response {
    if let picture = CatalogPicture(at: path) {
      guard let data = try? Data(contentsOf: picture.file) else {
        return Response(status: .notFound)
      }
      return response(to: request, with: data, picture.format, caching: .everywhere)
    }
    let owner = await identification.owner(path: path, request.headers, from: peer)
    guard let user = owner.user,
      let (data, format) = store.pictures.picture(at: path, of: user)
    else { return Response(status: .notFound, headers: [.cacheControl: "no-store"]) }
    return response(to: request, with: data, format, caching: .byBrowser)
  }

  private func response(
    to request: Request, with data: Data, _ format: PictureFormat, caching: Caching
  ) -> Response {
    var response = immutable(
      Representation(uncompressed: ByteBuffer(bytes: data)), mediaType: format.mediaType,
      caching: caching, for: request)
    // A vector graphic is a document if somebody opens its address.
    if format == .svg { response.headers[.contentSecurityPolicy] = HTTPFields.drawingPolicy }
    return response
  }

  /// Answers a load balancer, without the app.
  private func health(_ isGood: Bool) -> Response {
    Response(
      status: isGood ? .ok : .serviceUnavailable,
      headers: [.contentType: "text/plain; charset=utf-8", .cacheControl: "no-store"],
      body: ResponseBody(byteBuffer: ByteBuffer(string: isGood ? "ok\n" : "not ready\n")))
  }

  private func page(for request: Request, from peer: SocketAddress?) async -> Response {
    let path = request.uri.path
    let headers = request.headers
    let query = request.uri.query
    switch await identification.owner(path: path, query: query, headers, from: peer) {
    case .user(let user, let cookie, _):
      let sender = identification.sender(headers, from: peer)
      return await page(for: request, of: user, cookie, from: sender)
    case .nobody(let signIn?):
      return Response(status: .seeOther, headers: [.location: signIn, .cacheControl: "no-store"])
    case .nobody(nil):
      return Response(status: .unauthorized, headers: [.cacheControl: "no-store"])
    case .unavailable:
      return Response(status: .serviceUnavailable, headers: [.cacheControl: "no-store"])
    }
  }

  private func page(
    for request: Request, of user: UserID, _ cookie: UserCookie?, from sender: Sender
  ) async -> Response {
    let path = request.uri.path
    let locales = AcceptLanguage.locales(in: request.headers[values: .acceptLanguage])
    let query = request.uri.query
    let site = request.head.authority.flatMap {
      URL(string: "\(sender.isSecure ? "https" : "http")://\($0)")
    }
    let former = TabCookie.session(in: request.headers[values: .cookie])
    if let former {
      await store.recall(
        former, of: user, locales: locales, for: sender.visitor, isTaking: false)
    }
    let page = await store.inTurn(
      for: sender.visitor,
      drawing: { [assets] store in
        var origins: Set<Origin> = []
        let html = store.page(
          at: path, query: query, on: site, reloading: former, for: user, locales: locales,
          assets: assets, framing: { origins = $0 })
        return html.map { ($0, origins) }
      })
    guard let (html, origins) = page else { return Response(status: .notFound) }
    let plain = ByteBuffer(string: html)
    let content =
      mayCompressPage(for: request) ? Representation(plain) : Representation(uncompressed: plain)
    var response = self.response(
      content, [.contentType: "text/html; charset=utf-8", .cacheControl: "no-store"], for: request)
    let cookies = [
      cookie?.header(keeping: user, isSecure: sender.isSecure),
      former.map { _ in TabCookie.removal },
    ]
    response.headers[values: .setCookie] = cookies.compactMap(\.self)
    response.headers[.contentSecurityPolicy] = security.contentPolicy(framing: origins)
    return response
  }

  /// Whether the length of a compressed page can't leak its contents to a different site.
  ///
  /// A page may repeat a part of its address next to private data. A different site that chooses
  /// the address and measures the compressed pages could guess the data byte by byte; see BREACH.
  /// Browsers send the site that causes a request; see Fetch Metadata Request Headers, section 2.3.
  private func mayCompressPage(for request: Request) -> Bool {
    let site = request.headers[.secFetchSite]
    return acceptsGzip(request) && (site == nil || site == "same-origin" || site == "none")
  }

  private func acceptsGzip(_ request: Request) -> Bool {
    AcceptEncoding.allowsGzip(in: request.headers[values: .acceptEncoding])
  }

  /// The caches that may keep a file.
  private enum Caching: String {
    case everywhere = "public"
    case byBrowser = "private"
  }

  private func immutable(
    _ content: Representation, mediaType: String, caching: Caching = .everywhere,
    for request: Request
  ) -> Response {
    response(
      content,
      [
        .contentType: mediaType,
        .cacheControl: "\(caching.rawValue), max-age=31536000, immutable",
      ],
      for: request)
  }

  /// Returns a response with content in a coding that the client accepts.
  private func response(
    _ content: Representation, _ headers: HTTPFields, for request: Request
  ) -> Response {
    let gzip = acceptsGzip(request) ? content.gzip : nil
    var headers = headers
    // Caches must distinguish codings, even if this response is uncompressed; see RFC 9110, section
    // 12.5.5.
    headers[.vary] = "Accept-Encoding"
    if gzip != nil { headers[.contentEncoding] = "gzip" }
    return Response(
      status: .ok, headers: headers, body: ResponseBody(byteBuffer: gzip ?? content.plain))
  }
}
