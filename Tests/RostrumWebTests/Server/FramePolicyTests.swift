import Foundation
import RostrumScenes
import RostrumWeb
import Testing

private struct MapApp: App {
  var body: some Scene {
    WindowGroup { WebView(url: URL(string: "https://maps.example.com/embed")) }
      .webViewOrigins(["https://maps.example.com", "http://localhost:8081"])
  }
}

@MainActor @Suite("Frames in the policy of pages") struct FramePolicyTests {
  @Test("A page may show frames of the origins that the scene declares, and of no others")
  func declared() async throws {
    try await withServer(of: MapApp.self) { _, port in
      let page = try await RawConnection.request(port: port)
      let policies = page.values("content-security-policy")
      #expect(policies.count == 1)
      #expect(policies.first?.hasPrefix("default-src 'none'; script-src 'self';") == true)
      let frames = "frame-src http://localhost:8081 https://maps.example.com"
      #expect(policies.first?.hasSuffix("; require-trusted-types-for 'script'; \(frames)") == true)
      #expect(page.body.contains("<iframe "))
    }
  }

  @Test("What isn't a page may show no frames")
  func others() async throws {
    try await withServer(of: MapApp.self) { _, port in
      for path in ["/favicon.ico", "/_rostrum/none", "/any/path"] {
        let answer = try await RawConnection.request(port: port, "GET", path)
        #expect(answer.values("content-security-policy").first?.contains("frame-src") == false)
      }
    }
  }

  @Test("The page of an app without declared origins shows no frames")
  func undeclared() async throws {
    try await withServer { _, port in
      let page = try await RawConnection.request(port: port)
      #expect(page.values("content-security-policy").first?.contains("frame-src") == false)
    }
  }
}
