import Rostrum
import RostrumTesting
import Testing

@MainActor
@Suite(.leakChecked) struct SheetDestinationTests {
  let router = RouterPath()
  let host: TestHost

  init() {
    let router = router
    host = TestHost { Sheets.RoutedApp(router: router) }
  }

  @Test("A row presents a sheet through the router of its environment")
  func fromARow() async {
    await host.button("Report").tap()
    #expect(host.sheet().text("Report on 123").exists)
    await host.dismiss()
    #expect(router.presentedSheet == nil)
  }

  @Test("Cases that share an identity keep the sheet and change its content")
  func sharedIdentity() async throws {
    router.presentedSheet = .composer
    await host.settle()
    let sheet = try #require(host.presentations.first)
    await host.button("To the profile").tap()
    #expect(host.sheet().text("A profile").exists)
    #expect(host.presentations.map(\.id) == [sheet.id])
  }

  @Test("A case with another identity is another sheet")
  func otherIdentity() async throws {
    router.presentedSheet = .composer
    await host.settle()
    let sheet = try #require(host.presentations.first)
    await host.button("To the settings").tap()
    #expect(host.sheet().text("The settings").exists)
    #expect(host.presentations.count == 1)
    #expect(host.presentations.map(\.id) != [sheet.id])
  }
}
