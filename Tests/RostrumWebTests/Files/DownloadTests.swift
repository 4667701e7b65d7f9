import Foundation
import RostrumViews
import Testing

// NB: Tests `DownloadDesk` and `WebServer`'s store, which are internal.
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
}
