import Foundation
import NIOCore
import NIOHTTP1
import NIOPosix
import NIOWebSocket

/// A server whose WebSockets return every message: what the network stack costs without an app.
///
/// It has the event loops and the WebSocket handlers of Rostrum's server.
enum EchoServer {
  static func run() async throws {
    let channel = try await ServerBootstrap(group: .singletonMultiThreadedEventLoopGroup)
      .serverChannelOption(.backlog, value: 4096)
      .serverChannelOption(.socketOption(.so_reuseaddr), value: 1)
      .childChannelInitializer { channel in
        channel.eventLoop.makeCompletedFuture { try setUp(channel) }
      }
      .bind(host: "127.0.0.1", port: 0)
      .get()
    // Unlike `print`, this isn't buffered.
    let address = "http://127.0.0.1:\(channel.localAddress?.port ?? 0)/\n"
    FileHandle.standardOutput.write(Data(address.utf8))
    try await channel.closeFuture.get()
  }

  private static func setUp(_ channel: any Channel) throws {
    try channel.syncOptions?.setOption(.tcpOption(.tcp_nodelay), value: 1)
    let upgrader = NIOTypedWebSocketServerUpgrader<Void>(
      shouldUpgrade: { channel, _ in channel.eventLoop.makeSucceededFuture(HTTPHeaders()) },
      upgradePipelineHandler: { channel, _ in
        channel.eventLoop.makeCompletedFuture {
          try channel.pipeline.syncOperations.addHandlers(
            NIOWebSocketFrameAggregator(
              minNonFinalFragmentSize: 0, maxAccumulatedFrameCount: 64,
              maxAccumulatedFrameSize: 16 * 1024),
            EchoHandler())
        }
      })
    _ = try channel.pipeline.syncOperations.configureUpgradableHTTPServerPipeline(
      configuration: NIOUpgradableHTTPServerPipelineConfiguration(
        upgradeConfiguration: NIOTypedHTTPServerUpgradeConfiguration(
          upgraders: [upgrader],
          notUpgradingCompletionHandler: { channel in channel.close() })))
  }
}

private final class EchoHandler: ChannelInboundHandler {
  typealias InboundIn = WebSocketFrame
  typealias OutboundOut = WebSocketFrame

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    let frame = unwrapInboundIn(data)
    guard frame.opcode == .text else { return }
    let answer = WebSocketFrame(fin: true, opcode: .text, data: frame.unmaskedData)
    context.writeAndFlush(wrapOutboundOut(answer), promise: nil)
  }
}
