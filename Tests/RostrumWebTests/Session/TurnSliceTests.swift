import Foundation
import RostrumHTMLTestSupport
import RostrumRuntime
import RostrumScenes
import RostrumSessions
import RostrumWeb
import Testing

/// How long one session may keep the main actor when many of its messages have arrived.
@Suite(.timeLimit(.minutes(10))) @MainActor struct TurnSliceTests {
  /// The number of frames that answer ten taps at once, each of which takes some time.
  private func frames(milliseconds: Int) async throws -> Int {
    let clock = Locked(Duration.zero)
    let launch = AppLaunch(name: "Heavy") { _, setNeedsUpdate in
      let app = HandmadeApp(
        .make(1, .scene, [], [.make(2, .text("0"))]), setNeedsUpdate: setNeedsUpdate)
      app.onEvent = { app, _ throws(EventRefusal) in
        clock.withLock { $0 += .milliseconds(milliseconds) }
        app.set(2, .text("\(clock.value)"))
      }
      return app
    }
    return try await withServer(launch: launch, sessions: { $0.now = { clock.value } }) {
      server, port in
      let cookie = try #require(try await RawConnection.request(port: port).cookie)
      return try await RawConnection.open(port: port) { connection in
        _ = try await connection.join(port: port, cookie: cookie)
        let before = server.store.work.frames
        try await connection.send((1...10).map { "[\($0),2,\"tap\"]" })
        while !(try await connection.frame().text.contains(",10,[")) {}
        return server.store.work.frames - before
      }
    }
  }

  @Test("A turn whose messages take long ends, and the rest is handled in the next ones")
  func heavy() async throws {
    #expect(try await frames(milliseconds: 10) == 10)
  }
}
