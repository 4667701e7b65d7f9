import Foundation
import RostrumHTML
import RostrumHTMLTestSupport
import RostrumViews
import Testing

/// What a page is told besides the changes of its tree.
@Suite @MainActor struct ScenePatchTests {
  private let app = HandmadeApp(
    .make(1, .scene, [], [.make(2, .text("0")), .make(3, .stack)]))

  private func patch() throws -> (text: String, page: ModelPage) {
    let page = ModelPage()
    var writer = PatchWriter(tree: app, page: PageState())
    try page.apply(writer.mount(focused: nil))
    var patch = PatchWriter(tree: app, page: writer.page)
    let operations = patch.patch(app.update())
    try page.apply(operations)
    return (String(decoding: operations ?? [], as: UTF8.self), page)
  }

  @Test func anAnimationComesBeforeTheChangeThatItMoves() throws {
    app.tell(.animate(2, .linear(duration: 0.5)))
    app.set(2, .text("1"))
    #expect(try patch().text == #"[["n",2,"500ms linear 0ms"],["t",2,0,"1"]]"#)
  }

  @Test func noAnimationIsSaidToo() throws {
    app.tell(.animate(2, nil))
    #expect(try patch().text == #"[["n",2]]"#)
  }

  @Test func aRepetitionSaysHowOftenAndWhetherItGoesBack() throws {
    app.tell(.animate(2, .linear(duration: 1).repeatCount(3, autoreverses: false)))
    app.tell(.animate(3, .linear(duration: 1).repeatForever()))
    let text = try patch().text
    #expect(text.contains(#"["n",2,"1000ms linear 0ms",3,false]"#))
    #expect(text.contains(#"["n",3,"1000ms linear 0ms",0,true]"#))
  }

  @Test func anElementThatThePageDoesNotShowByItselfDoesNotMove() throws {
    let app = HandmadeApp(
      .make(
        1, .scene, [],
        [
          .make(
            2, .picker, [],
            [.make(3, .option, [], [.make(4, .text("a"))])])
        ]))
    var mount = PatchWriter(tree: app, page: PageState())
    _ = mount.mount(focused: nil)
    app.tell(.animate(4, .default))
    var patch = PatchWriter(tree: app, page: mount.page)
    #expect(patch.patch(app.update()) == nil)
  }

  @Test func aTextIsCopiedAfterTheChanges() throws {
    app.tell(.copy("a \"b\"\nc"))
    app.set(2, .text("1"))
    let (text, page) = try patch()
    #expect(text == #"[["t",2,0,"1"],["w","a \"b\"\nc"]]"#)
    #expect(page.copied == ["a \"b\"\nc"])
  }

  @Test func aURLIsOpenedAfterTheChanges() throws {
    app.tell(
      .open(try #require(URL(string: "https://example.com/?a=\"b\"".replacing("\"", with: "%22")))))
    app.set(2, .text("1"))
    let (text, page) = try patch()
    #expect(text.hasSuffix(#",["o","https://example.com/?a=%22b%22"]]"#))
    #expect(page.opened == ["https://example.com/?a=%22b%22"])
  }

  @Test("A window of a size is opened with its features")
  func sizeOfWindow() throws {
    let url = try #require(URL(string: "https://example.com/a"))
    app.tell(.open(url, size: CGSize(width: 400.4, height: 600)))
    let (text, _) = try patch()
    #expect(text == #"[["o","https://example.com/a","noopener,width=400,height=600"]]"#)
  }

  @Test func aValueOfTheSceneIsKeptOrForgotten() throws {
    app.tell(.keep("words", name: "draft"))
    app.tell(.keep(nil, name: "old"))
    let (text, page) = try patch()
    #expect(text == #"[["k","draft","words"],["k","old",null]]"#)
    #expect(page.kept == ["draft": "words"])
  }

  @Test(arguments: [
    (Animation.easeIn, "350ms cubic-bezier(0.42,0,1,1) 0ms"),
    (.easeInOut(duration: 1).speed(2).delay(0.25), "500ms cubic-bezier(0.42,0,0.58,1) 250ms"),
    (.linear(duration: 0), "0ms linear 0ms"),
  ])
  func anAnimationIsWrittenAsCSSHasIt(animation: Animation, motion: String) {
    #expect(animation.motion == motion)
  }

  @Test func aSpringIsToldAtManyMoments() {
    let motion = Animation.spring(duration: 0.5, bounce: 0.4).motion
    #expect(motion.contains(" linear(0,"))
    #expect(motion.hasSuffix(",1) 0ms"))
    #expect(motion.split(separator: ",").count == 25)
  }
}
