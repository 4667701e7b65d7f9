import Foundation
import NIOCore
import NIOPosix
import NIOSSL

/// A TCP connection on which a test says exactly what it wants, byte by byte.
@MainActor
struct RawConnection {
  /// The peer has closed before what was expected came.
  struct Ended: Error {}

  private var inbound: NIOAsyncChannelInboundStream<ByteBuffer>.AsyncIterator
  private let outbound: NIOAsyncChannelOutboundWriter<ByteBuffer>
  private var buffer = ByteBuffer()

  /// Connects, with TLS if there is a configuration for it, runs a body, and closes.
  static func open<Result: Sendable>(
    port: Int, tls: TLSConfiguration? = nil,
    _ body: @MainActor (inout RawConnection) async throws -> Result
  ) async throws -> Result {
    let context = try tls.map { try NIOSSLContext(configuration: $0) }
    let channel = try await ClientBootstrap(group: .singletonMultiThreadedEventLoopGroup)
      .connect(host: "127.0.0.1", port: port) { channel in
        channel.eventLoop.makeCompletedFuture {
          if let context {
            try channel.pipeline.syncOperations.addHandler(
              NIOSSLClientHandler(context: context, serverHostname: "localhost"))
          }
          return try NIOAsyncChannel<ByteBuffer, ByteBuffer>(wrappingChannelSynchronously: channel)
        }
      }
    return try await channel.executeThenClose { inbound, outbound in
      var connection = RawConnection(inbound: inbound.makeAsyncIterator(), outbound: outbound)
      return try await body(&connection)
    }
  }

  private init(
    inbound: NIOAsyncChannelInboundStream<ByteBuffer>.AsyncIterator,
    outbound: NIOAsyncChannelOutboundWriter<ByteBuffer>
  ) {
    self.inbound = inbound
    self.outbound = outbound
  }

  mutating func send(_ bytes: some Sequence<UInt8>) async throws {
    try await outbound.write(ByteBuffer(bytes: bytes))
  }

  /// Reads exactly so many bytes.
  mutating func read(_ count: Int) async throws -> [UInt8] {
    while buffer.readableBytes < count { try await more() }
    return buffer.readBytes(length: count) ?? []
  }

  /// Reads up to and with the end of a head.
  mutating func readHead() async throws -> String {
    var head: [UInt8] = []
    while !head.suffix(4).elementsEqual("\r\n\r\n".utf8) { head += try await read(1) }
    return String(decoding: head, as: UTF8.self)
  }

  /// Whether the peer closes without another byte.
  ///
  /// A peer that closes while it hasn't read all bytes resets the connection (RFC 9293, 3.6.1).
  mutating func endsHere() async throws -> Bool {
    guard buffer.readableBytes == 0 else { return false }
    do {
      return try await next() == nil
    } catch let error as IOError where error.errnoCode == ECONNRESET {
      return true
    }
  }

  /// Reads all bytes until the peer closes.
  mutating func readToEnd() async throws -> String {
    do {
      while true { try await more() }
    } catch is Ended {
      return String(buffer: buffer)
    }
  }

  private mutating func more() async throws {
    guard var bytes = try await next() else { throw Ended() }
    buffer.writeBuffer(&bytes)
  }

  private mutating func next() async throws -> ByteBuffer? {
    var iterator = inbound
    defer { inbound = iterator }
    return try await iterator.next(isolation: #isolation)
  }
}
