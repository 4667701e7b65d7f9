import Foundation
@testable import RostrumViews
import Testing

@MainActor
@Suite("Observable objects", .viewsEnd)
struct ObservableObjectTests {
  final class Player: ObservableObject {
    @Published var volume = 1
    @Published var title = "Song"
    var plain = "plain"
  }

  class Base: ObservableObject { @Published var first = 1 }
  final class Derived: Base { @Published var second = 2 }

  struct Owner: View {
    let counter: Counter
    @StateObject private var player = Player()
    var body: some View {
      counter.count("owner")
      Press("louder") { player.volume += 1 }
      Text(verbatim: "volume \(player.volume)")
    }
  }

  @Test("A state object is made once and followed")
  func stateObject() throws {
    let counter = Counter()
    let stage = Stage { Owner(counter: counter) }
    #expect(stage["volume 1"] != nil)
    try stage.tap("louder")
    try stage.tap("louder")
    #expect(stage["volume 3"] != nil)
    #expect(counter.counts == ["owner": 3])
  }

  @Test("A state object lasts when the views around change")
  func identity() throws {
    struct Around: View {
      @State private var title = "a"
      var body: some View {
        Press("rename") { title += "a" }
        Text(verbatim: title)
        Owner(counter: Counter())
      }
    }
    let stage = Stage { Around() }
    try stage.tap("louder")
    try stage.tap("rename")
    #expect(stage["volume 2"] != nil)
  }

  @Test("An observed object is followed by every view that has it")
  func observedObject() {
    struct Reader: View {
      @ObservedObject var player: Player
      var body: some View { Text(verbatim: player.title) }
    }
    let player = Player()
    let stage = Stage {
      Reader(player: player)
      Reader(player: player)
    }
    player.title = "Hymn"
    stage.update()
    #expect(stage.graph.root.children.map(\.words) == ["Hymn", "Hymn"])
  }

  @Test("A view follows another object when it gets one, and the old one no more")
  func anotherObject() {
    struct Reader: View {
      let counter: Counter
      @ObservedObject var player: Player
      var body: some View {
        counter.count("reader")
        Text(verbatim: player.plain)
      }
    }
    struct Holder: View {
      let counter: Counter
      let players: Box<[Player]>
      @ObservedObject var chooser: Player
      var body: some View {
        Reader(counter: counter, player: players.value[chooser.volume - 1])
      }
    }
    let (first, second, chooser) = (Player(), Player(), Player())
    second.plain = "second"
    let counter = Counter()
    let stage = Stage { Holder(counter: counter, players: Box([first, second]), chooser: chooser) }
    chooser.volume = 2
    stage.update()
    #expect(stage["second"] != nil)
    #expect(counter.counts == ["reader": 2])
    first.volume = 9
    #expect(!stage.graph.needsUpdate)
    second.volume = 9
    stage.update()
    #expect(counter.counts == ["reader": 3])
  }

  @Test("A change that is sent by hand evaluates the views that follow the object")
  func sentByHand() {
    struct Reader: View {
      @ObservedObject var player: Player
      var body: some View { Text(verbatim: player.plain) }
    }
    let player = Player()
    let stage = Stage { Reader(player: player) }
    player.objectWillChange.send()
    player.plain = "changed"
    stage.update()
    #expect(stage["changed"] != nil)
  }

  @Test("An object may bring a publisher of its own")
  func ownPublisher() {
    final class Plain: ObservableObject {
      let objectWillChange = ObservableObjectPublisher()
      var name = "a"
    }
    struct Reader: View {
      @ObservedObject var model: Plain
      var body: some View { Text(verbatim: model.name) }
    }
    let model = Plain()
    let stage = Stage { Reader(model: model) }
    model.objectWillChange.send()
    model.name = "b"
    stage.update()
    #expect(stage["b"] != nil)
  }

  @Test("A view finds the object that a view around provides")
  func environmentObject() {
    struct Reader: View {
      @EnvironmentObject var player: Player
      var body: some View { Text(verbatim: player.title) }
    }
    let player = Player()
    let stage = Stage { Column { Reader() }.environmentObject(player) }
    #expect(stage["Song"] != nil)
    player.title = "Hymn"
    stage.update()
    #expect(stage["Hymn"] != nil)
  }

  @Test("A binding to a member reads and writes the object")
  func bindings() throws {
    struct Editor: View {
      @ObservedObject var player: Player
      var body: some View { Field("Title", text: $player.title) }
    }
    let player = Player()
    let stage = Stage { Editor(player: player) }
    try stage.perform(.setText("Hymn"), on: stage.first(.textField))
    #expect(player.title == "Hymn")
    player.title = "March"
    stage.update()
    #expect(stage.first(.textField)?[.value]?.string == "March")
  }

  @Test(
    "All published properties of an object share one publisher, those of its base class included")
  func inheritance() {
    let object = Derived()
    var count = 0
    let subscription = object.objectWillChange.sink { _ in count += 1 }
    object.first = 5
    object.second = 6
    #expect(count == 2)
    #expect(object.objectWillChange === object.objectWillChange)
    subscription.cancel()
    object.first = 7
    #expect(count == 2)
  }

  @Test(
    "Who listens to a published property gets its value at once, and each new one before it is there"
  )
  func publisher() {
    let player = Player()
    var heard: [String] = []
    let subscription = player.$volume.sink { heard.append("\($0) was \(player.volume)") }
    player.volume = 2
    #expect(heard == ["1 was 1", "2 was 1"])
    subscription.cancel()
  }

  @Test("A subscription ends with its last reference")
  func lastReference() {
    let subject = PassthroughSubject<Int, Never>()
    var heard: [Int] = []
    var kept: Set<AnyCancellable> = []
    subject.sink { heard.append($0) }.store(in: &kept)
    subject.send(1)
    kept = []
    subject.send(2)
    #expect(heard == [1])
  }

  @Test("The object is let go with the view")
  func leaks() {
    weak var weakPlayer: Player?
    do {
      let player = Player()
      weakPlayer = player
      let stage = Stage { Text(verbatim: player.title).environmentObject(player) }
      stage.graph.tearDown()
    }
    #expect(weakPlayer == nil)
  }
}
