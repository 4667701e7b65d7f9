import NIOCore
import NIOEmbedded
import NIOHTTP1
import NIOHTTPCompression

/// The content of a response, plain and compressed; see RFC 9110, section 8.4.
package struct Representation: Sendable {
  /// The uncompressed content.
  package let plain: ByteBuffer
  /// The content in the coding `gzip`, or `nil` if that isn't smaller.
  package let gzip: ByteBuffer?

  /// Compresses content.
  ///
  /// O(n) in the bytes.
  package init(_ plain: ByteBuffer) {
    self.plain = plain
    let gzip = Self.compress(plain)
    self.gzip = gzip.flatMap { $0.readableBytes < plain.readableBytes ? $0 : nil }
  }

  /// Creates content that is never compressed.
  package init(uncompressed plain: ByteBuffer) {
    self.plain = plain
    gzip = nil
  }

  /// Returns the content in the coding `gzip`, or `nil` if it can't be compressed.
  ///
  /// The compressor of swift-nio-extras is a channel handler. With an embedded channel, the server
  /// compresses a file once, and knows the length of a response before it sends the head.
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
