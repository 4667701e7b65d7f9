import HTTPTypes
import Hummingbird
import NIOCore

/// Answers plain requests: pages, and the files that pages refer to.
struct WebResponder: HTTPResponder {
  typealias Context = BasicRequestContext

  let store: SessionStore
  let assets: Assets
  let security: HTTPFields

  func respond(to request: Request, context: Context) async throws -> Response {
    var response = await answer(to: request)
    for field in security { response.headers[field.name] = field.value }
    // RFC 9110, 9.3.2: the header fields of a GET, and no content.
    return request.method == .head ? response.createHeadResponse() : response
  }

  private func answer(to request: Request) async -> Response {
    guard request.method == .get || request.method == .head else {
      return Response(status: .methodNotAllowed, headers: [.allow: "GET, HEAD"])
    }
    let path = request.uri.path
    if let file = assets.file(at: path) {
      return immutable(ByteBuffer(bytes: file.bytes), mediaType: file.mediaType)
    }
    switch path {
    case StyleSheet.path:
      guard let css = StyleSheet.css(query: request.uri.query ?? "") else {
        return Response(status: .badRequest)
      }
      return immutable(ByteBuffer(string: css), mediaType: "text/css; charset=utf-8")
    case Assets.socketPath:
      // A request that may be upgraded does not come here.
      return Response(status: .forbidden)
    case "/favicon.ico", "/robots.txt":
      return Response(status: .notFound)
    default:
      guard !path.hasPrefix(Assets.prefix) else { return Response(status: .notFound) }
      return await page(for: request)
    }
  }

  private func page(for request: Request) async -> Response {
    let cookie = UserCookie(
      in: request.headers[values: .cookie], hasFolder: store.folders.exist(for:))
    let user = cookie.user ?? UserID()
    let path = request.uri.path
    let locales = AcceptLanguage.locales(in: request.headers[values: .acceptLanguage])
    let html = await store.inTurn { [assets] store in
      store.page(at: path, for: user, locales: locales, assets: assets)
    }
    guard let html else { return Response(status: .notFound) }
    var response = Response(
      status: .ok,
      headers: [.contentType: "text/html; charset=utf-8", .cacheControl: "no-store"],
      body: ResponseBody(byteBuffer: ByteBuffer(string: html)))
    let isSecure = request.headers[.forwardedProtocol] == "https"
    response.headers[.setCookie] = cookie.header(keeping: user, isSecure: isSecure)
    return response
  }

  private func immutable(_ body: ByteBuffer, mediaType: String) -> Response {
    Response(
      status: .ok,
      headers: [
        .contentType: mediaType, .cacheControl: "public, max-age=31536000, immutable",
      ],
      body: ResponseBody(byteBuffer: body))
  }
}
