import NIOCore
import NIOHTTP1

/// Passes on the first request of a connection as an upgrade only if the upgrade will be accepted.
///
/// Any other request is passed on without the upgrade, so that it gets a normal response: a refused
/// page gets 403, and a client that offers a different protocol gets the requested resource.
///
/// NB: NIO's handler would lose the head of a request whose upgrade it refuses.
final class UpgradeGate: ChannelInboundHandler {
  typealias InboundIn = HTTPServerRequestPart
  typealias InboundOut = HTTPServerRequestPart

  private var hasSeenHead = false

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    // The bytes after the first head may not be HTTP.
    guard !hasSeenHead else { return context.fireChannelRead(data) }
    hasSeenHead = true
    guard case .head(var head) = unwrapInboundIn(data), !Self.allows(head) else {
      return context.fireChannelRead(data)
    }
    head.headers.remove(name: "upgrade")
    context.fireChannelRead(wrapInboundOut(.head(head)))
  }

  /// Whether a request may open a socket, by RFC 6455 and the policy of this server.
  static func allows(_ head: HTTPRequestHead) -> Bool {
    let headers = head.headers
    return head.method == .GET && head.uri == Assets.socketPath
      && headers["sec-websocket-key"].count == 1
      && headers["sec-websocket-version"] == ["13"]
      && OriginPolicy.allows(origins: headers["origin"], hosts: headers["host"])
      && UserCookie(in: headers["cookie"], hasFolder: { _ in false }).user != nil
  }
}
