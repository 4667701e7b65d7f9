import HTTPTypes
import NIOCore
import NIOHTTP2
import NIOHTTPTypes
import NIOHTTPTypesHTTP2
import NIOPosix
import NIOSSL

/// A connection with HTTP/2, whose requests may be as wrong as a test wants.
@MainActor
struct HTTP2Client {
  /// What a server answers on one stream.
  struct Answer: Sendable {
    var status = 0
    var headers: HTTPFields = [:]
    var content: [UInt8] = []
    /// Whether the response is complete.
    var isComplete = false

    var body: String { String(decoding: content, as: UTF8.self) }
  }

  typealias Stream = NIOAsyncChannel<HTTPResponsePart, HTTPRequestPart>

  let channel: any Channel
  private let streams: NIOHTTP2Handler.AsyncStreamMultiplexer<Void>

  /// Connects, runs a body, and closes.
  static func open<Result: Sendable>(
    port: Int, _ body: @MainActor (HTTP2Client) async throws -> Result
  ) async throws -> Result {
    let context = try NIOSSLContext(configuration: Certificates.client(protocols: ["h2"]))
    var configuration = NIOHTTP2Handler.Configuration()
    configuration.connection.headerBlockValidation = .disabled
    let (channel, streams) = try await ClientBootstrap(group: .singletonMultiThreadedEventLoopGroup)
      .connect(host: "127.0.0.1", port: port) { [configuration] channel in
        channel.eventLoop.makeCompletedFuture {
          let pipeline = channel.pipeline.syncOperations
          try pipeline.addHandler(
            NIOSSLClientHandler(context: context, serverHostname: "localhost"))
          let streams = try pipeline.configureAsyncHTTP2Pipeline(
            mode: .client, configuration: configuration
          ) { $0.eventLoop.makeSucceededVoidFuture() }
          return (channel, streams)
        }
      }
    let client = HTTP2Client(channel: channel, streams: streams)
    do {
      let result = try await body(client)
      try? await channel.close()
      return result
    } catch {
      try? await channel.close()
      throw error
    }
  }

  /// Opens a stream.
  func stream() async throws -> Stream {
    try await streams.openStream { channel in
      channel.eventLoop.makeCompletedFuture {
        try channel.pipeline.syncOperations.addHandler(HTTP2FramePayloadToHTTPClientCodec())
        return try NIOAsyncChannel(wrappingChannelSynchronously: channel)
      }
    }
  }

  /// A request for the server at 127.0.0.1.
  func head(
    _ method: HTTPRequest.Method = .get, _ path: String? = "/", authority: String? = "127.0.0.1",
    headers: HTTPFields = [:]
  ) -> HTTPRequest {
    HTTPRequest(
      method: method, scheme: "https", authority: authority, path: path, headerFields: headers)
  }

  /// Requests and reads the answer, until the server ends the stream or resets it.
  ///
  /// - Parameters:
  ///   - request: The request.
  ///   - ends: Whether the request ends.
  /// - Returns: The answer, which may be incomplete.
  /// - Throws: An error of the connection.
  func answer(to request: HTTPRequest, ends: Bool = true) async throws -> Answer {
    try await stream().executeThenClose { inbound, outbound in
      try await outbound.write(.head(request))
      // A refusal may have ended the stream already.
      if ends { try? await outbound.write(.end(nil)) }
      return try await Self.answer(in: inbound)
    }
  }

  /// Reads an answer, until the server ends the stream or resets it.
  nonisolated static func answer(
    in inbound: NIOAsyncChannelInboundStream<HTTPResponsePart>
  ) async throws -> Answer {
    var answer = Answer()
    do {
      for try await part in inbound {
        switch part {
        case .head(let head):
          answer.status = head.status.code
          answer.headers = head.headerFields
        case .body(let bytes): answer.content += Array(bytes.readableBytesView)
        case .end: answer.isComplete = true
        }
      }
    } catch is NIOHTTP2Errors.StreamClosed {}
    return answer
  }
}
