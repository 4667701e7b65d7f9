import RostrumElements
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

  @Test("A page has the theme of compact pages for what its density says")
  func density() {
    func media(_ density: InterfaceDensity) -> [String] {
      Assets(density: density).page.themes.map(\.media)
    }
    #expect(media(.automatic) == ["(min-width: 900px) and (pointer: fine)", "print"])
    #expect(media(.compact) == ["all", "print"])
    #expect(media(.comfortable) == ["print"])
    for theme in assets.page.themes { #expect(assets.file(at: theme.path) != nil) }
  }

  @Test func aPageRunsTheOverlayBeforeTheClient() {
    let assets = Assets(hasOverlay: true)
    #expect(assets.page.scripts == [assets.overlay[0].path, assets.script.path])
  }
}
