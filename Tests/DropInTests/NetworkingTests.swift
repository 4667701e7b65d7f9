import DropInCombine
import DropInFoundationNetworking
import Foundation
import FoundationNetworking
import RostrumNetworking
import Testing

@Suite("What Foundation's networking lacks on Linux")
struct NetworkingTests {
  private let url = URL(string: "https://example.com/lines")

  private func makeSession() -> URLSession {
    let configuration = URLSessionConfiguration.ephemeral
    configuration.protocolClasses = [Stub.self]
    return URLSession(configuration: configuration)
  }

  @Test("Bytes come as they arrive, and as lines")
  func bytes() async throws {
    let url = try #require(url)
    let (bytes, response) = try await makeSession().bytes(from: url)
    #expect((response as? HTTPURLResponse)?.statusCode == 200)
    var lines: [String] = []
    for try await line in bytes.lines { lines.append(line) }
    #expect(lines == ["one", "two", "three ½"])
    let (again, _) = try await makeSession().bytes(for: URLRequest(url: url))
    var count = 0
    for try await _ in again { count += 1 }
    #expect(count == 18)
  }

  @Test("A request that fails throws the error before there are bytes")
  func failure() async throws {
    let url = try #require(URL(string: "https://example.com/lost"))
    await #expect(throws: (any Error).self) { _ = try await makeSession().bytes(from: url) }
  }

  @Test("A publisher of a data task publishes once, or fails")
  func publisher() async throws {
    let url = try #require(URL(string: "https://example.com/whole"))
    var sizes: [Int] = []
    for try await data in makeSession().dataTaskPublisher(for: url).map(\.data).values {
      sizes.append(data.count)
    }
    #expect(sizes == [18])
    let lost = try #require(URL(string: "https://example.com/lost"))
    await #expect(throws: URLError.self) {
      for try await _ in makeSession().dataTaskPublisher(for: lost).values {}
    }
  }

  /// Answers without a network.
  private final class Stub: URLProtocol {
    private static let pieces = [
      "lines": ["one\nt", "wo\r\n\nthr", "ee ½"], "whole": ["one\ntwo\r\n\nthree ½"],
    ]

    override class func canInit(with request: URLRequest) -> Bool { true }
    override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }

    override func startLoading() {
      guard let url = request.url, let pieces = Self.pieces[url.lastPathComponent],
        let response = HTTPURLResponse(
          url: url, statusCode: 200, httpVersion: nil, headerFields: nil)
      else {
        client?.urlProtocol(self, didFailWithError: URLError(.networkConnectionLost))
        return
      }
      client?.urlProtocol(self, didReceive: response, cacheStoragePolicy: .notAllowed)
      for piece in pieces {
        client?.urlProtocol(self, didLoad: Data(piece.utf8))
      }
      client?.urlProtocolDidFinishLoading(self)
    }

    override func stopLoading() {}
  }
}
