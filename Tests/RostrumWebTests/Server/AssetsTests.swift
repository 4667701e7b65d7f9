import RostrumHTML
import RostrumWeb
import Testing

@Suite struct AssetsTests {
  private let assets = Assets(script: Array("a".utf8), theme: Array("b".utf8))

  @Test func filesAreNamedByWhatIsInThem() {
    let other = Assets(script: Array("a2".utf8), theme: Array("b".utf8))
    #expect(other.script.path != assets.script.path)
    #expect(other.theme.path == assets.theme.path)
    #expect(assets.file(at: assets.script.path)?.bytes == Array("a".utf8))
    #expect(assets.file(at: "/_rostrum/rostrum.js") == nil)
  }

  @Test func aPageRunsTheOverlayBeforeTheClient() {
    let assets = Assets(hasOverlay: true)
    #expect(assets.page.scripts == [assets.overlay[0].path, assets.script.path])
  }
}
