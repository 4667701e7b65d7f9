import Foundation
import Logging
import RostrumDependencies
import RostrumScenes
import RostrumWeb
import Testing

private struct PriceApp: App {
  @Dependency(\.preferredLocales) private var locales

  var body: some Scene {
    WindowGroup {
      Text("\(12_345)")
      Text(verbatim: locales.map(\.identifier).joined(separator: " "))
    }
  }
}

@MainActor
@Suite struct SessionLocaleTests {
  private let store = SessionStore(
    launch: AppLaunch(PriceApp.self),
    configuration: .init(usersDirectory: URL(filePath: "/nowhere")),
    logger: Logger(label: "test") { _ in SwiftLogNoOpLogHandler() })
  private let locales = ["de_DE", "en_GB"].map(Locale.init(identifier:))

  @Test("A page is formatted for its reader's language")
  func page() {
    let page = store.page(
      for: UserID(), locales: locales, assets: Assets(script: [], theme: []))
    #expect(page?.contains("12.345") == true)
    #expect(page?.contains("de_DE en_GB") == true)
  }

  @Test("The session of a page has the same format")
  func session() throws {
    let joined = try store.enter(user: UserID(), locales: locales, peer: RecordingPeer())
    #expect(joined.messages[1].contains("de_DE en_GB"))
  }
}
