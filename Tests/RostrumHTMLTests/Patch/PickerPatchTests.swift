import RostrumHTML
import RostrumHTMLTestSupport
import RostrumScenes
import Testing

/// Choices: HTML has no elements in options, and keeps values of its own.
@Suite @MainActor struct PickerPatchTests {
  private let page = ModelPage()

  private func app(_ variant: PickerVariant) -> HandmadeApp {
    HandmadeApp(
      .make(
        1, .scene, [],
        [
          .make(
            2, .picker(selection: 3, variant), [.fact(.label("Theme"))],
            [
              .make(3, .option, [], [.make(4, .text("Red"))]),
              .make(5, .option, [], [.make(6, .text("Blue"))]),
            ])
        ]))
  }

  private func show(_ app: HandmadeApp) throws -> PageState {
    var writer = PatchWriter(tree: app, page: PageState())
    try page.apply(writer.mount(focused: nil))
    return writer.page
  }

  private func check(
    _ app: HandmadeApp, _ state: inout PageState, touches: [Touch] = []
  ) throws -> String {
    var writer = PatchWriter(tree: app, page: state)
    let operations = writer.patch(app.update(), touches: touches)
    state = writer.page
    try page.apply(operations)
    let fresh = ModelPage()
    var mount = PatchWriter(tree: app, page: PageState())
    try fresh.apply(mount.mount(focused: nil))
    #expect(page.html == fresh.html)
    return String(decoding: operations ?? [], as: UTF8.self)
  }

  @Test func aMenuIsASelectWithTheTextsOfItsOptions() throws {
    let app = app(.menu)
    var state = try show(app)
    #expect(page.html.contains(">Blue</option>"))
    #expect(!page.html.contains("r-text"))
    app.set(2, .picker(selection: 5, .menu))
    #expect(try check(app, &state) == #"[["p",2,2,"5",0]]"#)
  }

  @Test("A menu without a selection shows none of its options")
  func noSelection() throws {
    let app = app(.menu)
    app.set(2, .picker(selection: nil, .menu))
    _ = app.update()
    var state = try show(app)
    #expect(page.html.contains(#"<option disabled="" hidden="" selected="" value="""#))
    app.set(2, .picker(selection: 3, .menu))
    #expect(try check(app, &state) == #"[["p",2,2,"3",0]]"#)
    app.set(2, .picker(selection: nil, .menu))
    #expect(try check(app, &state) == #"[["p",2,2,"",0]]"#)
  }

  @Test("An option of a menu within a menu is checked while it is chosen")
  func itemsOfAMenu() throws {
    let app = HandmadeApp(
      .make(
        1, .scene, [],
        [
          .make(
            7, .menu(symbol: nil, .automatic), [],
            [
              .make(
                2, .picker(selection: 3, .menu), [],
                [
                  .make(3, .option, [], [.make(4, .text("Red"))]),
                  .make(5, .option, [], [.make(6, .text("Blue"))]),
                ])
            ])
        ]))
    var state = try show(app)
    app.set(2, .picker(selection: 5, .menu))
    #expect(
      try check(app, &state)
        == #"[["a",3,0,{"aria-checked":"false"}],["a",5,0,{"aria-checked":"true"}]]"#)
    app.set(6, .text("Navy"))
    #expect(try check(app, &state) == #"[["t",6,0,"Navy"]]"#)
  }

  @Test func aTextWithinAnOptionMakesTheOptionAnew() throws {
    let app = app(.menu)
    var state = try show(app)
    app.set(4, .text("Rose"))
    let operations = try check(app, &state)
    #expect(operations.contains(#"["r",3]"#))
    #expect(operations.contains(#"["p",2,2,"3",0]"#))
    app.remove(6)
    app.insert(.make(7, .text("Navy")), into: 5)
    _ = try check(app, &state)
    #expect(page.html.contains(">Navy</option>"))
    app.remove(5)
    #expect(try check(app, &state) == #"[["r",5]]"#)
    app.insert(
      .make(8, .option, [], [.make(9, .text("Sky"))]), into: 2, before: 3)
    app.set(2, .picker(selection: 8, .menu))
    _ = try check(app, &state)
  }

  @Test("The headers of sections are words between the options", arguments: PickerVariant.allCases)
  func headers(variant: PickerVariant) throws {
    let app = app(variant)
    app.insert(
      .make(7, .header, [], [.make(8, .text("Warm"))]), into: 2, before: 3)
    _ = app.update()
    var state = try show(app)
    app.insert(.make(9, .footer, [], [.make(10, .text("End"))]), into: 2)
    app.set(8, .text("Cold"))
    _ = try check(app, &state)
    let isMenu = variant == .menu || variant == .automatic
    #expect(page.html.contains(">Cold</option>") == isMenu)
    #expect(page.html.contains(">End</option>") == isMenu)
    // Not one that can't be chosen, and no heading among them.
    #expect(page.html.split(separator: #"type="radio""#).count == (isMenu ? 1 : 3))
    #expect(!page.html.contains("heading"))
    app.remove(7)
    _ = try check(app, &state)
    #expect(!page.html.contains("Cold"))
  }

  @Test("Radio buttons in a row are those of a column, side by side")
  func radioRow() throws {
    let app = app(.radioRow)
    var state = try show(app)
    #expect(page.html.contains("s-optionRow"))
    app.set(2, .picker(selection: 5, .radioRow))
    #expect(try check(app, &state) == #"[["p",3,1,false,0],["p",5,1,true,0]]"#)
  }

  @Test func segmentsAreRadioButtons() throws {
    let app = app(.segmented)
    var state = try show(app)
    app.set(2, .picker(selection: 5, .segmented))
    #expect(try check(app, &state) == #"[["p",3,1,false,0],["p",5,1,true,0]]"#)
    app.set(4, .text("Rose"))
    #expect(try check(app, &state) == #"[["t",4,0,"Rose"]]"#)
  }

  @Test func aRefusedChoiceIsTakenBack() throws {
    let menu = app(.menu)
    var state = try show(menu)
    #expect(
      try check(menu, &state, touches: [Touch(element: 2)]) == #"[["p",2,2,"3",0]]"#)
    let segments = app(.segmented)
    state = try show(segments)
    #expect(
      try check(segments, &state, touches: [Touch(element: 2)])
        == #"[["p",3,1,true,0],["p",5,1,false,0]]"#)
  }

  @Test func tabsAreMadeAnewWithTheirBar() throws {
    let app = HandmadeApp(
      .make(
        1, .scene, [],
        [
          .make(
            2, .tabView(selection: 3, .automatic), [],
            [
              .make(3, .tab, [.fact(.label("A"))], [.make(4, .text(""))]),
              .make(5, .tab, [.fact(.label("B"))], [.make(6, .text(""))]),
            ])
        ]))
    var state = try show(app)
    app.set(6, .text("x"))
    #expect(try check(app, &state) == #"[["t",6,0,"x"]]"#)
    app.set(2, .tabView(selection: 5, .automatic))
    #expect(!(try check(app, &state).contains(#"["i""#)))
    app.set(5, .fact(.badge("2")))
    app.set(3, .fact(.label("AA")))
    app.set(4, .text("y"))
    #expect(!(try check(app, &state).contains(#"["i""#)))
    app.set(5, .fact(.hidden))
    app.set(2, .tabView(selection: 3, .automatic))
    #expect(!(try check(app, &state).contains(#"["i""#)))
    app.remove(3)
    app.insert(
      .make(7, .tab, [.fact(.label("C"))], [.make(8, .text(""))]), into: 2)
    app.set(8, .text("z"))
    _ = try check(app, &state)
  }
}
