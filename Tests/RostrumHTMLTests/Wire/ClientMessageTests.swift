import Foundation
import RostrumHTML
import RostrumHTMLTestSupport
import RostrumScenes
import Testing

@Suite struct ClientMessageTests {
  private func parse(_ text: String) throws -> ClientMessage {
    try ClientMessage(parsing: Array(text.utf8))
  }

  @Test func parsesAJoinWithAndWithoutAPast() throws {
    #expect(
      try parse(#"["join",{"v":2,"digest":"d","resume":"1.t","seen":7,"kept":3}]"#)
        == .join(.init(digest: "d", resume: "1.t", seen: 7, kept: 3)))
    #expect(
      try parse(#"["join",{"v":2,"digest":"d","resume":null}]"#)
        == .join(.init(digest: "d", resume: nil, seen: 0)))
  }

  @Test(arguments: [
    ("tap", UserEvent.Action.tap), (#"on",true"#, .setOn(true)), (#"number",2.5"#, .setNumber(2.5)),
    (#"step",false"#, .step(up: false)), (#"select",9"#, .select(ElementID(rawValue: 9))),
    ("focus", .focus), ("blur", .blur), ("submit", .submit), ("dismiss", .dismiss),
    (#"back",0"#, .back(depth: 0)), ("delete", .delete), (#"move",3"#, .move(to: 3)),
    ("refresh", .refresh), (#"press",true"#, .press(true)), (#"press",false"#, .press(false)),
    ("hold", .longPress), (#"taps",2"#, .tapRepeatedly(count: 2)),
    (#"hover",false"#, .hover(false)), (#"key","ArrowUp""#, .key(.upArrow)),
    (#"textRange",2,5"#, .selectText(2..<5)), (#"held",10"#, .hold([.shift, .option])),
    (#"held",255"#, .hold(.all)),
    (
      #"scrollPhase","decelerating",0,-20.5"#,
      .scrollPhase(.init(.decelerating, velocity: CGVector(dx: 0, dy: -20.5)))
    ),
    (#"keyRepeat","ArrowUp""#, .key(.upArrow, phase: .repeat)),
    (#"keyUp","Shift+A""#, .key("a", modifiers: .shift, phase: .up)),
    (#"key","Alt+Shift++""#, .key("+", modifiers: [.option, .shift])),
    (
      #"drag","changed",1,2,30.5,-4,100,-20,8,9"#,
      .drag(
        .init(
          .changed, from: CGPoint(x: 1, y: 2), to: CGPoint(x: 30.5, y: -4),
          velocity: CGSize(width: 100, height: -20), origin: CGPoint(x: 8, y: 9)))
    ),
    (
      #"pinch","ended",2.5,90,1,2,30,40"#,
      .pinch(
        .init(
          .ended, scale: 2.5, angle: .degrees(90), from: CGPoint(x: 1, y: 2),
          size: CGSize(width: 30, height: 40)))
    ),
    (
      #"choose","range",7,0"#, .choose(.range(to: ElementID(rawValue: 7), from: nil))
    ),
    (#"choose","all",0,0"#, .choose(.all)), (#"choose","clear",0,0"#, .choose(.clear)),
    (#"choose","menu",0,0"#, .choose(.menu(nil))),
    (#"choose","primary",7,0"#, .choose(.primary(ElementID(rawValue: 7)))),
    (
      #"hoverPlace",true,1,2.5,10,20"#,
      .hoverPlace(.init(CGPoint(x: 1, y: 2.5), origin: CGPoint(x: 10, y: 20)))
    ),
    (#"hoverPlace",false,0,0,0,0"#, .hoverPlace(nil)),
    (
      #"spot",2,1,2.5,10,20"#,
      .spot(.init(CGPoint(x: 1, y: 2.5), origin: CGPoint(x: 10, y: 20), count: 2))
    ),
  ])
  func parsesEveryAction(wire: String, action: UserEvent.Action) throws {
    let rest = wire.contains("\"") ? wire : wire + "\""
    let event = ClientEvent(
      sequence: 4, event: UserEvent(ElementID(rawValue: 12), action), revision: nil)
    #expect(try parse("[4,12,\"\(rest)]") == .event(event))
  }

  @Test("A report of geometry has lengths of the window and of each element")
  func parsesGeometry() throws {
    let report = GeometryReport(
      [
        7: ElementGeometry(size: CGSize(width: 10, height: 20.5)),
        8: ElementGeometry(
          size: CGSize(width: 1, height: 2), position: CGPoint(x: -3, y: 4)),
        9: ElementGeometry(
          size: CGSize(width: 1, height: 2), position: CGPoint(x: 3, y: 4),
          scrolling: ScrollExtent(
            offset: CGPoint(x: 5, y: 6), contentSize: CGSize(width: 7, height: 8))),
      ],
      window: CGSize(width: 400, height: 600),
      safeArea: EdgeInsets(top: 1, leading: 4, bottom: 3, trailing: 2), isFromUser: true,
      focused: 5)
    let event = ClientEvent(
      sequence: 3, event: UserEvent(1, .measure(report)), revision: nil, seen: 12)
    let wire = "400,600,1,2,3,4,5,7,2,10,20.5,8,4,1,2,-3,4,9,8,1,2,3,4,5,6,7,8"
    #expect(try parse(#"[3,1,"measure",28,true,\#(wire),12]"#) == .event(event))
  }

  @Test("A report of a text has its lines, their runs, and the clusters one after the other")
  func parsesTypesetTexts() throws {
    let runs = [
      TypesetText.Run(
        0, ascent: 8, descent: 2,
        clusters: [
          .init(offset: 0, length: 1, x: 1, width: 5),
          .init(offset: 2, length: 2, x: 6.5, width: 4),
        ]),
      TypesetText.Run(
        1, isRightToLeft: true, ascent: 9, descent: 3, shift: -1,
        clusters: [.init(offset: 3, length: 1, x: 20, width: 5)]),
    ]
    let text = TypesetText(
      [.init(baseline: 10, runs: runs), .init(baseline: 22, runs: [])],
      size: CGSize(width: 30, height: 24), origin: CGPoint(x: 4, y: 5), isTruncated: true,
      digest: 4_294_967_295)
    let event = ClientEvent(
      sequence: 3, event: UserEvent(1, .typeset(text)), revision: nil, seen: 12)
    let wire =
      "4294967295,1,4,5,30,24,10,2,0,0,8,2,0,2,0,1,1,5,1,2,0.5,4,1,1,9,3,-1,1,3,1,20,5,22,0"
    #expect(try parse(#"[3,1,"typeset",34,\#(wire),12]"#) == .event(event))
    #expect(text.defect == nil)
  }

  @Test("A report of preferences has a digit for each of them, a scale and a time zone")
  func parsesPreferences() throws {
    let preferences = ReaderPreferences(
      options: [.reducedMotion, .lowWindow], displayScale: 2, timeZone: "Asia/Tokyo")
    let event = ClientEvent(sequence: 3, event: UserEvent(1, .prefer(preferences)), seen: 12)
    #expect(try parse(#"[3,1,"prefer","0100001",2,"Asia/Tokyo",12]"#) == .event(event))
    let none = ClientEvent(sequence: 3, event: UserEvent(1, .prefer(ReaderPreferences())))
    #expect(try parse(#"[3,1,"prefer","0000000",-1,""]"#) == .event(none))
  }

  @Test func parsesTextWithItsRevision() throws {
    let event = ClientEvent(
      sequence: 1, event: UserEvent(ElementID(rawValue: 2), .setText("hé")), revision: 5)
    #expect(try parse(#"[1,2,"text","hé",5]"#) == .event(event))
  }

  @Test("An event and an edit carry the number of the last applied frame")
  func parsesAcknowledgements() throws {
    var tap = ClientEvent(sequence: 4, event: UserEvent(12, .tap), revision: nil)
    tap.seen = 7
    #expect(try parse(#"[4,12,"tap",7]"#) == .event(tap))
    var text = ClientEvent(sequence: 4, event: UserEvent(12, .setText("a")), revision: 3)
    text.seen = 8
    #expect(try parse(#"[4,12,"text","a",3,8]"#) == .event(text))
    #expect(try parse(#"[4,2,"edit",3,2,"hé",5,9,42,10]"#).seen == 10)
    #expect(try parse(#"[4,2,"number",2.5,0]"#).seen == 0)
    #expect(try parse(#"[4,2,"number",2.5]"#).seen == nil)
  }

  @Test func parsesTheRest() throws {
    #expect(try parse(#"["ack",12]"#) == .ack(12))
    #expect(try parse(#"["bye"]"#) == .bye)
    #expect(try parse(#"["shown",false]"#) == .shown(false))
  }

  @Test func parsesWhatAPageSaysOfItself() throws {
    let scene = ClientMessage.Scene(url: "https://a/b", isDark: true, isCompact: true)
    #expect(
      try parse(#"["join",{"v":2,"url":"https://a/b","dark":true,"compact":true}]"#)
        == .join(.init(digest: nil, resume: nil, seen: 0, scene: scene)))
  }

  @Test func parsesEditsAndWhatTheyAreMadeOf() throws {
    let splice = TextSplice(
      at: 3, removing: 2, inserting: "hé", of: TextChecksum(length: 9, sum: 4_294_967_295))
    #expect(
      try parse(#"[4,2,"edit",3,2,"hé",5,9,4294967295]"#)
        == .edit(ClientEdit(sequence: 4, element: 2, splice: splice, revision: 5)))
    #expect(try parse(#"["more","text"]"#) == .more("text"))
    let paste = try parse(#"[2,7,"paste","end"]"#)
    #expect(paste.prefixed(with: "begin ") == (try parse(#"[2,7,"paste","begin end"]"#)))
    #expect(try parse(#"["kept","draft","words"]"#) == .kept(name: "draft", text: "words"))
    #expect(try parse(#"["mount"]"#) == .mount)
  }

  @Test(arguments: [
    "[]", #"["shown"]"#, #"["shown",1]"#, #"[1,1,"taps"]"#, #"[1,1,"drag","gone",1,2,3,4]"#,
    #"[1,1,"scrollPhase","gone",0,0]"#, #"[1,1,"scrollPhase","idle",0]"#, #"[1,1,"textRange",3,2]"#,
    #"[1,1,"textRange",-1,2]"#,
    #"[1,1,"drag","ended",1,2,3]"#, #"[1,1,"key",5]"#, #"[1,1,"held",-1]"#, #"[1,1,"hover",1]"#,
    #"[1,1,"press",1]"#,
    "[1]", "[1,2]", #"["tap"]"#, #"["join"]"#, #"["join",{}]"#, #"["join",{"v":1}]"#,
    #"["join",{"v":2,"kept":-1}]"#, #"["join",{"v":2,"kept":"[{}]"}]"#, #"["more"]"#,
    #"["more",1]"#, #"["kept","a"]"#, #"["kept","a",null]"#, #"["mount",1]"#,
    #"[1,2,"edit",0,0,"a",1,0]"#, #"[1,2,"edit",-1,0,"a",1,0,0]"#, #"[1,2,"edit",0,0.5,"a",1,0,0]"#,
    #"[0,2,"edit",0,0,"a",1,0,0]"#, #"[1,2,"edit",0,0,1,1,0,0]"#, #"[1,2,"edit",0,0,"a",1,0,-1]"#,
    #"[1,2,"edit",0,0,"a",1,0,4294967296]"#, #"[1,2,"edit",0,0,"a",-1,0,0]"#,
    #"["join",{"v":2,"resume":5}]"#, #"["join",{"v":2,"seen":-1}]"#, #"["ack"]"#, #"["ack",1.5]"#,
    #"["ack",-1]"#, #"["bye",1]"#, #"[0,1,"tap"]"#, #"[-1,1,"tap"]"#, #"[1.5,1,"tap"]"#,
    #"[1,-1,"tap"]"#, #"[1,4294967296,"tap"]"#, #"[1,1,"explode"]"#, #"[1,1,"tap",-1]"#,
    #"[1,1,"tap",1.5]"#, #"[1,1,"tap",1,1]"#, #"[1,1,"tap","1"]"#, #"[1,1,"on",true,true]"#,
    #"[1,1,"drag","ended",1,2,3,4,5,6]"#, #"[1,2,"edit",0,0,"a",1,0,0,"1"]"#,
    #"[1,2,"edit",0,0,"a",1,0,0,1,1]"#,
    #"[1,1,"text","a"]"#, #"[1,1,"text",1,1]"#, #"[1,1,"text","a",-1]"#, #"[1,1,"on",1]"#,
    #"[1,1,"number","1"]"#, #"[1,1,"back",-1]"#, #"[1,1,"select"]"#, #"[1,1,"move",1.5]"#,
    #"[1,1,"press"]"#, #"[1,1,"press",1]"#, #"[1,1,"measure"]"#, #"[1,1,"measure",1,true]"#,
    #"[1,1,"measure",8,1,1,1,0,0,0,0,0]"#, #"[1,1,"measure",8,true,1,1,0,0,0,"0",0]"#,
    #"[1,1,"measure",10,true,1,1,0,0,0,0,0,7,2]"#, #"[1,1,"measure",11,true,1,1,0,0,0,0,0,7,1,1]"#,
    #"[1,1,"measure",10,true,1,1,0,0,0,0,0,7,-1]"#, #"[1,1,"measure",99,true,1,1,0,0,0,0,0]"#,
    #"[1,1,"measure",12,true,1,1,0,0,0,0,0,0.5,2,1,1]"#,
    #"[1,1,"typeset"]"#, #"[1,1,"typeset",5,0,0,0,0,1]"#, #"[1,1,"typeset",6,-1,0,0,0,1,1]"#,
    #"[1,1,"typeset",6,0,0,0,0,1,"1"]"#, #"[1,1,"typeset",7,0,0,0,0,1,1,1]"#,
    #"[1,1,"typeset",8,0,0,0,0,1,1,1,1]"#, #"[1,1,"typeset",8,0,0,0,0,1,1,1,1e300]"#,
    #"[1,1,"typeset",8,0,0,0,0,1,1,1,-1]"#, #"[1,1,"typeset",14,0,0,0,0,1,1,1,1,0,0,1,1,0,1]"#,
    #"[1,1,"typeset",18,0,0,0,0,1,1,1,1,0,0,1,1,0,1,1e18,1,0,1]"#,
    #"[1,1,"typeset",18,0,0,0,0,1,1,1,1,0,0,1,1,0,1,0.5,1,0,1]"#,
    #"[1,1,"prefer"]"#, #"[1,1,"prefer","01",2,"UTC"]"#, #"[1,1,"prefer","0100002",2,"UTC"]"#,
    #"[1,1,"prefer","0100001","2","UTC"]"#, #"[1,1,"prefer","0100001",2,null]"#,
    #"[1,"1","tap"]"#, #"["1",1,"tap"]"#, #"[1e300,1,"tap"]"#,
  ])
  func jsonThatIsNoMessageIsDamaged(text: String) throws {
    let message = try parse(text)
    guard case .damaged(let damage) = message else {
      Issue.record("\(message)")
      return
    }
    let isNumbered = text.contains(/^\[[1-9]\d*[,\]]/)
    #expect((damage.sequence != nil) == isNumbered)
  }

  @Test func refusesWhatIsNotText() {
    #expect(throws: ClientMessage.Defect.notText) { try parse("hello") }
    #expect(throws: ClientMessage.Defect.notText) {
      try ClientMessage(parsing: [0x5B, 0x22, 0xFF, 0x22, 0x5D])
    }
  }
}
