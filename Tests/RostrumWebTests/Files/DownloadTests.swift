import Foundation
import HTTPTypes
import Hummingbird
import NIOCore
import RostrumHTML
import RostrumRuntime
import RostrumViews
import Testing

// NB: Tests `DownloadDesk.Offer`, `UserCookie` and `FileBody`, which are internal.
@testable import RostrumWeb

/// Files that apps give to their users.
@Suite @MainActor struct DownloadTests {
  @MainActor private final class Taken {
    var count = 0
  }

  @Test("A file is given once, to its user, as an attachment without rights")
  func once() async throws {
    try await withServer { server, port in
      let user = UserID()
      let taken = Taken()
      let file = server.configuration.dataDirectory.appending(component: "Zoë's list.html")
      try Data("<script>1</script>".utf8).write(to: file)
      let path = server.store.files.downloads.path(
        for: DownloadDesk.Offer(user: user, file: file, mediaType: "text/html") { taken.count += 1 }
      )
      let cookie = { (user: UserID) in ["Cookie: \(UserCookie.name)=\(user.cookie)"] }
      let stranger = try await RawConnection.request(
        port: port, "GET", path, headers: cookie(UserID()))
      #expect(stranger.status == 404)
      let head = try await RawConnection.request(port: port, "HEAD", path, headers: cookie(user))
      #expect(head.status == 404)
      #expect(taken.count == 0)
      let answer = try await RawConnection.request(port: port, "GET", path, headers: cookie(user))
      #expect(answer.status == 200)
      #expect(answer.body == "<script>1</script>")
      #expect(
        answer.values("content-disposition") == [
          "attachment; filename=\"Zo_'s list.html\"; filename*=UTF-8''Zo%C3%AB%27s%20list.html"
        ])
      #expect(answer.values("x-content-type-options") == ["nosniff"])
      #expect(answer.values("cache-control") == ["no-store"])
      #expect(answer.values("content-security-policy").first?.contains("sandbox") == true)
      #expect(taken.count == 1)
      let again = try await RawConnection.request(port: port, "GET", path, headers: cookie(user))
      #expect(again.status == 404)
    }
  }

  /// Receives a body.
  private struct Writer: ResponseBodyWriter {
    let chunks: Locked<[Int]>
    /// Called before each chunk is taken.
    let willTake: @Sendable (Int) throws -> Void

    mutating func write(_ buffer: ByteBuffer) async throws {
      try willTake(chunks.value.count)
      chunks.withLock { $0.append(buffer.readableBytes) }
    }

    consuming func finish(_ trailingHeaders: HTTPFields?) async throws {}
  }

  @Test("A file is read as the browser takes it, and not at once")
  func chunks() async throws {
    let file = FileManager.default.temporaryDirectory.appending(component: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: file) }
    let count = 5 * FileBody.chunk + 7
    try Data(count: count).write(to: file)
    let body = try await FileBody(file).body
    #expect(body.contentLength == count)
    let chunks = Locked<[Int]>([])
    // What is cut off while the browser takes the second chunk hasn't been read yet.
    try await body.write(
      Writer(chunks: chunks) { number in
        guard number == 1 else { return }
        let handle = try FileHandle(forWritingTo: file)
        try handle.truncate(atOffset: UInt64(3 * FileBody.chunk))
        try handle.close()
      })
    #expect(chunks.value == [FileBody.chunk, FileBody.chunk, FileBody.chunk])
  }

  @Test("The path of a file names its process, if it has a name")
  func node() {
    let (user, paths) = (UserID(), NodePath(node: "8081"))
    let desk = DownloadDesk(paths: paths)
    let offer = DownloadDesk.Offer(user: user, file: URL(filePath: "/a"), mediaType: nil) {}
    let path = desk.path(for: offer)
    #expect(path.hasPrefix("/_rostrum/download/8081/"))
    #expect(desk.take(path, of: user) != nil)
    #expect(NodePath.isName("node-1"))
    for name in ["", "a/b", "..", "A", "a_b", String(repeating: "a", count: 65)] {
      #expect(!NodePath.isName(name))
    }
  }
}
