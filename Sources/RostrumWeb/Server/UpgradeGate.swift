import NIOCore
import NIOHTTP1

/// Lets the first request of a connection ask for an upgrade only if it gets one.
///
/// A request that does not is passed on as a plain one, so that it is answered like any other: a
/// refused page gets 403, and a client that offers another protocol gets what it came for.
///
/// NB: NIO's handler would lose the head of a request whose upgrade it refuses.
final class UpgradeGate: ChannelInboundHandler {
  typealias InboundIn = HTTPServerRequestPart
  typealias InboundOut = HTTPServerRequestPart

  private var hasSeenHead = false

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    // What follows the first head may not be HTTP any more.
    guard !hasSeenHead else { return context.fireChannelRead(data) }
    hasSeenHead = true
    guard case .head(var head) = unwrapInboundIn(data), !Self.allows(head) else {
      return context.fireChannelRead(data)
    }
    head.headers.remove(name: "upgrade")
    context.fireChannelRead(wrapInboundOut(.head(head)))
  }

  /// Whether a request opens a socket by the rules of RFC 6455 and of this server.
  static func allows(_ head: HTTPRequestHead) -> Bool {
    let headers = head.headers
    return head.method == .GET && head.uri == Assets.socketPath
      && headers["sec-websocket-key"].count == 1
      && headers["sec-websocket-version"] == ["13"]
      && OriginPolicy.allows(origins: headers["origin"], hosts: headers["host"])
      && UserCookie(in: headers["cookie"], hasFolder: { _ in false }).user != nil
  }
}
