import Foundation
import RostrumHTML
import RostrumHTMLTestSupport
import RostrumScenes
import Testing

/// Every patch must bring the page to what a fresh mount of the tree would show.
@Suite @MainActor struct PatchTests {
  private let page = ModelPage()

  private func show(_ app: HandmadeApp) throws -> PageState {
    var writer = PatchWriter(tree: app, page: PageState(), resources: .example)
    try page.apply(writer.mount(focused: app.focused))
    return writer.page
  }

  /// Patches the page and compares it with a new one.
  @discardableResult
  private func check(
    _ app: HandmadeApp, _ state: inout PageState, touches: [Touch] = [],
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws -> String {
    var writer = PatchWriter(tree: app, page: state, resources: .example)
    let operations = writer.patch(app.update(), touches: touches)
    state = writer.page
    try page.apply(operations)
    let fresh = ModelPage()
    var mount = PatchWriter(tree: app, page: PageState(), resources: .example)
    try fresh.apply(mount.mount(focused: nil))
    #expect(page.html == fresh.html, sourceLocation: sourceLocation)
    return String(decoding: operations ?? [], as: UTF8.self)
  }

  @Test func aChangedTextIsOneShortOperation() throws {
    let app = HandmadeApp(.make(1, .scene, [], [.make(2, .text("0"))]))
    var state = try show(app)
    app.set(2, .text("1"))
    #expect(try check(app, &state) == #"[["t",2,0,"1"]]"#)
    #expect(try check(app, &state) == "")
  }

  @Test("Words that change together with other facts are written with them")
  func words() throws {
    let app = HandmadeApp(.make(1, .scene, [], [.make(2, .text("a"))]))
    var state = try show(app)
    app.set(2, .text("b"))
    app.change(2) { $0.set(.identifier("here")) }
    let both = try check(app, &state)
    #expect(both.contains(#"["t",2,0,"b"]"#) && both.contains("here"))
    app.set(2, .text(""))
    #expect(try check(app, &state) == #"[["t",2,0,""]]"#)
    app.set(2, .text(nil))
    app.insert(.make(3, .text("c")), into: 2)
    #expect(try check(app, &state).contains(#"["i","#))
    app.remove(3)
    app.set(2, .text("d"))
    try check(app, &state)
  }

  @Test func scrollingNamesTheElementAndThePlaces() throws {
    let app = HandmadeApp(.make(1, .scene, [], [.make(2, .text)]))
    var state = try show(app)
    app.scroll(to: 2, anchor: .top)
    #expect(try check(app, &state) == #"[["y",2,"start","center"]]"#)
    app.scroll(to: 2, anchor: nil)
    #expect(try check(app, &state) == #"[["y",2]]"#)
    app.scroll(to: 9, anchor: nil)
    #expect(try check(app, &state) == "")
    #expect(page.scrolled == ["2 start center", "2"])
  }

  @Test func structureFollowsTheTree() throws {
    let rows = (10..<15 as Range<UInt32>).map { row in
      ElementSnapshot.make(row, .row, [], [.make(row + 100, .text("\(row)"))])
    }
    let app = HandmadeApp(.make(1, .scene, [], [.make(2, .list(), [], rows)]))
    var state = try show(app)
    app.move(14, before: 10)
    app.remove(11)
    app.insert(
      .make(20, .row, [.accepts(.delete)], [.make(21, .text("new"))]),
      into: 2, before: 12)
    app.insert(.make(22, .row), into: 2)
    app.move(10, before: nil)
    try check(app, &state)
  }

  @Test func removingAndMovingRowsCostsFewBytes() throws {
    let rows = (10..<1010 as Range<UInt32>).map { ElementSnapshot.make($0, .row) }
    let app = HandmadeApp(.make(1, .scene, [], [.make(2, .list(), [], rows)]))
    var state = try show(app)
    app.remove(10)
    #expect(try check(app, &state) == #"[["r",10]]"#)
    app.move(11, before: 1008)
    app.move(1008, before: 12)
    #expect(try check(app, &state) == #"[["v",11,1008],["v",1008,12]]"#)
  }

  @Test func changesWithinWhatIsNewOrGoneInOneUpdateAreHarmless() throws {
    let app = HandmadeApp(.make(1, .scene, [], [.make(2, .group, [], [.make(3, .text)])]))
    var state = try show(app)
    app.insert(.make(4, .group, [], [.make(5, .text("a"))]), into: 2)
    app.set(5, .text("b"))
    app.insert(.make(6, .text("c")), into: 4, before: 5)
    app.insert(.make(7, .group), into: 1)
    app.insert(.make(8, .text), into: 7)
    app.set(3, .text("gone soon"))
    app.remove(3)
    app.remove(8)
    app.remove(7)
    try check(app, &state)
  }

  @Test func attributesOfPartsChangeAlone() throws {
    let app = HandmadeApp(
      .make(
        1, .scene, [],
        [
          .make(2, .slider(5, in: 5...30, step: nil)),
          .make(3, .row, [], [.make(4, .text)]),
          .make(5, .button(.plain, role: nil, border: .automatic)),
          .make(6, .alert(title: "Sure?")),
        ]))
    var state = try show(app)
    app.set(2, .slider(7.5, in: 5...30, step: nil))
    #expect(try check(app, &state) == #"[["p",2,2,"7.5",0]]"#)
    app.set(2, .slider(7.5, in: 5...31, step: nil))
    #expect(try check(app, &state) == #"[["a",2,2,{"max":"31"}]]"#)
    app.set(5, .fact(.disabled))
    app.set(5, .button(.plain, role: .destructive, border: .automatic))
    try check(app, &state)
    app.set(6, .alert(title: "Sure?", message: "It is lost."))
    app.set(6, .alert(title: "Sure?", message: "It is lost.", [.dismissDisabled]))
    try check(app, &state)
    app.set(6, .alert(title: "Sure?"))
    try check(app, &state)
  }

  @Test func anAttributeThatChangesBackIsNotSent() throws {
    let app = HandmadeApp(.make(1, .scene, [], [.make(2, .text("a"))]))
    var state = try show(app)
    app.set(2, .text("b"))
    app.set(2, .text("a"))
    #expect(try check(app, &state) == "")
  }

  @Test("What a row has beside its content comes and goes, and its content stays")
  func partsOfARow() throws {
    let app = HandmadeApp(
      .make(1, .scene, [], [.make(2, .list(), [], [.make(3, .row, [], [.make(4, .text("a"))])])]))
    var state = try show(app)
    #expect(!page.html.contains("hidden"))
    for part in [Part.accepts(.move), .fact(.badge("1")), .accepts(.delete)] {
      app.set(3, part)
      #expect(!(try check(app, &state).contains(#""div""#)))
    }
    app.set(3, .fact(.badge("2")))
    #expect(try check(app, &state) == #"[["t",3,2,"2"]]"#)
    app.set(4, .text("b"))
    #expect(try check(app, &state) == #"[["t",4,0,"b"]]"#)
  }

  @Test func anotherTagMakesTheElementAnewAtItsPlace() throws {
    let app = HandmadeApp(
      .make(
        1, .scene, [],
        [
          .make(2, .text("a")), .make(3, .text),
          .make(4, .progress(nil, .automatic), [], [.make(5, .text)]),
        ]))
    var state = try show(app)
    app.set(2, .fact(.headingLevel(1)))
    app.set(4, .progress(0.5, .automatic))
    app.set(5, .text("half"))
    try check(app, &state)
    app.set(4, .progress(0.5, .circular))
    try check(app, &state)
  }

  @Test func stylesBringTheirRulesOnce() throws {
    let app = HandmadeApp(.make(1, .scene, [], [.make(2, .text), .make(3, .text)]))
    var state = try show(app)
    app.set(2, .styles([.cornerRadius(4)]))
    #expect(
      try check(app, &state)
        == #"[["c",[".s-cornerRadius_4{border-radius:4px}"]],["a",2,0,{"class":"r-text s-cornerRadius_4"}]]"#
    )
    app.set(3, .styles([.cornerRadius(4)]))
    #expect(try check(app, &state) == #"[["a",3,0,{"class":"r-text s-cornerRadius_4"}]]"#)
    #expect(page.rules == [".s-cornerRadius_4{border-radius:4px}"])
  }

  @Test func depthFocusAndAnnouncementsComeLast() throws {
    let app = HandmadeApp(
      .make(
        1, .scene, [],
        [.make(2, .navigationStack, [], [.make(3, .screen, [], [.make(4, .navigationBar)])])]))
    var state = try show(app)
    #expect(page.depth == 0)
    app.focus(6)
    app.announce("Opened")
    app.insert(
      .make(5, .screen, [], [.make(6, .textField), .make(7, .navigationBar)]), into: 2)
    let operations = try check(app, &state)
    #expect(operations.hasSuffix(#",["f",6],["s","Opened"],["h",1]]"#))
    #expect(page.depth == 1)
    app.remove(5)
    #expect(try check(app, &state) == #"[["r",5],["h",0]]"#)
  }

  @Test("What a reader feels are lengths of vibrations and pauses, after the changes of the tree")
  func feedback() throws {
    let app = HandmadeApp(.make(1, .scene, [], [.make(2, .text)]))
    var state = try show(app)
    app.tell(.feedback(.success))
    app.remove(2)
    #expect(try check(app, &state) == #"[["r",2],["b",[15,60,25]]]"#)
  }

  @Test("A day that is added to a week of a calendar is a cell of it")
  func days() throws {
    let app = HandmadeApp(
      .make(
        1, .scene, [],
        [
          .make(
            2, .grid(.cells(columns: 7)), [.fact(.calendar(.single))],
            [.make(3, .gridRow, [], [.make(4, .button())])])
        ]))
    var state = try show(app)
    app.insert(.make(5, .button(), [.fact(.selected)]), into: 3)
    #expect(try check(app, &state).contains(#""role":"gridcell""#))
    app.insert(.make(6, .gridRow, [], [.make(7, .button())]), into: 2)
    #expect(try check(app, &state).contains(#""role":"row""#))
    app.set(4, .fact(.selected))
    #expect(try check(app, &state) == #"[["a",4,0,{"aria-selected":"true"}]]"#)
  }

  @Test("Presentations and the screens in them are levels to leave")
  func levels() throws {
    func stack(_ id: UInt32, screens: Int) -> ElementSnapshot {
      .make(id, .navigationStack, [], (0..<UInt32(screens)).map { .make(id + $0 + 1, .screen) })
    }
    let app = HandmadeApp(.make(1, .scene, [], [stack(10, screens: 2)]))
    var state = try show(app)
    #expect(page.depth == 1 && page.levels == 1)
    app.insert(.make(20, .sheet, [], [stack(21, screens: 1)]), into: 1)
    #expect(try check(app, &state).hasSuffix(#",["h",1,2]]"#))
    app.insert(.make(23, .screen), into: 21)
    try check(app, &state)
    #expect(page.depth == 1 && page.levels == 3)
    app.insert(.make(30, .alert(title: "Sure?")), into: 1)
    try check(app, &state)
    #expect(page.depth == 1 && page.levels == 4)
    app.remove(30)
    app.remove(20)
    #expect(try check(app, &state) == #"[["r",30],["r",20],["h",1]]"#)
    app.insert(.make(35, .popover()), into: 1)
    app.insert(.make(36, .datePicker(.day(.first), from: nil, through: nil, .automatic)), into: 1)
    try check(app, &state)
    #expect(page.depth == 1 && page.levels == 2)
    // The calendar of a date picker is a popover in the picker.
    app.insert(.make(37, .popover(), [], [.make(38, .grid(.cells(columns: 7)))]), into: 36)
    try check(app, &state)
    #expect(page.depth == 1 && page.levels == 3)
    app.remove(36)
    app.remove(35)
    try check(app, &state)
    #expect(page.depth == 1 && page.levels == 1)
    app.remove(10)
    app.insert(.make(40, .group, [], [stack(41, screens: 3)]), into: 1)
    try check(app, &state)
    #expect(page.depth == 2 && page.levels == 2)
  }

  @Test func theFirstScreenOfAStackHasNoWayBack() throws {
    let app = HandmadeApp(
      .make(
        1, .scene, [],
        [
          .make(
            2, .navigationStack, [],
            [
              .make(3, .screen, [], [.make(4, .navigationBar)]),
              .make(5, .screen, [], [.make(6, .navigationBar)]),
            ])
        ]))
    var state = try show(app)
    #expect(page.html.components(separatedBy: "hidden=\"\" type=\"button\">").count == 2)
    app.set(5, .screen(title: nil, [.backHidden]))
    #expect(try check(app, &state) == #"[["a",6,2,{"hidden":""}]]"#)
  }
}
