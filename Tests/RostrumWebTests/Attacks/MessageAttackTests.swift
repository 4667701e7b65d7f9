import RostrumHTML
import RostrumWeb
import Testing

/// Bytes that no browser sends, and in an order in which no browser sends them.
@Suite struct MessageAttackTests {
  private static let corpus = [
    #"["join",{"v":2,"digest":"d","resume":null,"seen":0,"kept":1,"url":"http://a/","dark":true}]"#,
    #"["kept","name","text"]"#, #"["more","text"]"#, #"["ack",1]"#, #"["mount"]"#, #"["bye"]"#,
    #"["ping"]"#,
    #"["shown",true]"#, #"[1,2,"tap"]"#, #"[1,2,"tap",12]"#, #"[1,2,"text","text",1]"#,
    #"[1,2,"edit",0,1,"a",1,4,123]"#, #"[1,2,"drag","ended",0,0,10.5,-3e2,0,0,1,1]"#,
    #"[1,2,"pinch","ended",1e3,-3e2,0,0,1,1]"#,
    #"[1,2,"spot",1,0,0,-1e3,1]"#,
    #"[1,2,"measure",7,1,800,600,0,0,0,0]"#, #"[1,2,"key","Enter"]"#, #"[1,2,"number",1e308]"#,
    #"["a\u0041\n\ud83d\ude00",{"a":"b"},null,true,false,-0.5E-7]"#,
  ].map { Array($0.utf8) }

  private static let pieces =
    [
      "[", "]", "{", "}", "\"", ",", ":", "\\", "\\u", "\\ud800", "null", "1e999", "-",
      "18446744073709551616",
      "\u{0}", "\u{FEFF}", " ", "\n", "join", "edit", "measure", "9007199254740993", "0.1",
      "[[[[[[[[",
    ].map { Array($0.utf8) } + [
      [0xFF], [0xC0, 0x80], [0xED, 0xA0, 0x80], [0xF4, 0x90, 0x80, 0x80],
    ]

  /// A message with some changes.
  private func mutation(_ attacker: inout Attacker) -> [UInt8] {
    var bytes = Self.corpus.randomElement(using: &attacker) ?? []
    for _ in 0..<Int.random(in: 0..<5, using: &attacker) {
      let place = Int.random(in: 0...bytes.count, using: &attacker)
      switch UInt.random(in: 0..<4, using: &attacker) {
      case 0: bytes.insert(contentsOf: Self.pieces.randomElement(using: &attacker) ?? [], at: place)
      case 1 where place < bytes.count: bytes[place] = UInt8.random(in: 0...255, using: &attacker)
      case 2: bytes.removeSubrange(place..<min(bytes.count, place + 3))
      default:
        let other = Self.corpus.randomElement(using: &attacker) ?? []
        bytes =
          Array(bytes[..<place]) + other.suffix(Int.random(in: 0...other.count, using: &attacker))
      }
    }
    return bytes
  }

  @Test("Of 100,000 mutated messages, each is read or refused, and reads as what it was written")
  func decoder() {
    var attacker = Attacker(seed: 1)
    var read = 0
    for _ in 0..<100_000 {
      let bytes = mutation(&attacker)
      if (try? ClientMessage(parsing: bytes)) != nil { read += 1 }
    }
    #expect((5_000...95_000).contains(read), "both happen")
  }

  @Test("A connection survives whatever comes, and delivers nothing after its end")
  func machine() {
    for seed in 0..<2_000 as Range<UInt64> {
      var attacker = Attacker(seed: seed)
      var machine = ConnectionMachine(at: .zero)
      var now = Duration.zero
      var delivered: UInt64 = 0
      for _ in 0..<30 {
        let wasClosed = machine.isClosed
        let action = step(&machine, &attacker, at: now)
        now += .milliseconds(Int.random(in: 0..<2_000, using: &attacker))
        if case .deliver(let message) = action, let sequence = message.sequence {
          #expect(sequence == delivered + 1, "events are numbered without gaps")
          delivered = sequence
        }
        if wasClosed { #expect(action == .none || action == .resume) }
      }
    }
  }

  private func step(
    _ machine: inout ConnectionMachine, _ attacker: inout Attacker, at now: Duration
  ) -> ConnectionMachine.Action {
    switch UInt.random(in: 0..<16, using: &attacker) {
    case 0: return machine.receivedPing(at: now)
    case 1: return machine.receivedPong(at: now)
    case 2: return machine.tick(at: now)
    case 3: return machine.release(at: now)
    case 4: return machine.welcomed()
    case 5:
      machine.joined(lastEvent: 0)
      return .none
    case 6: return machine.receivedBinary()
    default:
      let isWhole = Bool.random(using: &attacker)
      let whole = Self.corpus.randomElement(using: &attacker) ?? []
      return machine.receivedText(isWhole ? whole : mutation(&attacker), at: now)
    }
  }
}
