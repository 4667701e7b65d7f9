import NIOCore
import NIOEmbedded
import NIOHTTP1
import NIOHTTPCompression

/// The content of a response, plain and compressed: RFC 9110, 8.4.
struct Representation: Sendable {
  /// The content as it is.
  let plain: ByteBuffer
  /// The content in the coding `gzip`; `nil` if that is not smaller.
  let gzip: ByteBuffer?

  /// Compresses a content.
  ///
  /// O(n) in the bytes.
  init(_ plain: ByteBuffer) {
    self.plain = plain
    let gzip = Self.compress(plain)
    self.gzip = gzip.flatMap { $0.readableBytes < plain.readableBytes ? $0 : nil }
  }

  /// A content that is always sent as it is.
  init(uncompressed plain: ByteBuffer) {
    self.plain = plain
    gzip = nil
  }

  /// The content in the coding `gzip`; `nil` if it cannot be compressed.
  ///
  /// The compressor of swift-nio-extras is a channel handler. A channel of its own lets the server
  /// compress a file once, and know the length of a response before it sends the head.
  private static func compress(_ plain: ByteBuffer) -> ByteBuffer? {
    let channel = EmbeddedChannel(handler: NIOHTTPRequestCompressor(encoding: .gzip))
    defer { _ = try? channel.finish() }
    let head = HTTPRequestHead(version: .http1_1, method: .POST, uri: "/")
    channel.write(HTTPClientRequestPart.head(head), promise: nil)
    channel.write(HTTPClientRequestPart.body(.byteBuffer(plain)), promise: nil)
    channel.write(HTTPClientRequestPart.end(nil), promise: nil)
    channel.flush()
    var compressed = ByteBuffer()
    while let part = try? channel.readOutbound(as: HTTPClientRequestPart.self) {
      if case .body(.byteBuffer(var buffer)) = part { compressed.writeBuffer(&buffer) }
    }
    return compressed.readableBytes > 0 ? compressed : nil
  }
}
