import RostrumCombine
import RostrumTesting
import RostrumViews
import Testing

@MainActor
@Suite("Observable objects", .leakChecked)
struct ObservableObjectTests {
  class Base: ObservableObject { @Published var first = 1 }
  final class Derived: Base { @Published var second = 2 }

  struct Owner: View {
    let counter: Counter
    @StateObject private var player = Player()
    var body: some View {
      counter.count("owner")
      return VStack {
        Button("louder") { player.volume += 1 }
        Text(verbatim: "volume \(player.volume)")
      }
    }
  }

  struct Reader: View {
    @ObservedObject var player: Player
    var body: some View { Text(verbatim: "\(player.title), \(player.plain)") }
  }

  @Test("A state object is made once and observed")
  func stateObject() async {
    let counter = Counter()
    let host = TestHost { Owner(counter: counter) }
    #expect(host.text("volume 1").exists)
    await host.button("louder").tap()
    await host.button("louder").tap()
    #expect(host.text("volume 3").exists)
    #expect(counter.counts == ["owner": 3])
  }

  @Test("An object that changes on any thread updates the view")
  func anyThread() async {
    nonisolated(unsafe) let player = Player()
    let host = TestHost { Reader(player: player) }
    await onAnyThread { player.title = "elsewhere" }
    await host.settle()
    #expect(host.text("elsewhere, plain").exists)
  }

  @Test("A state object lasts when the views around it change")
  func identity() async {
    struct Around: View {
      @State private var title = "a"
      var body: some View {
        Button("rename") { title += "a" }
        Text(verbatim: title)
        Owner(counter: Counter())
      }
    }
    let host = TestHost { Around() }
    await host.button("louder").tap()
    await host.button("rename").tap()
    #expect(host.text("aa").exists)
    #expect(host.text("volume 2").exists)
  }

  @Test("A state object takes its object in an initialiser, once")
  func initializer() async {
    struct Owner: View {
      @StateObject private var player: Player
      @State private var count = 0
      init(_ counter: Counter) {
        _player = StateObject(wrappedValue: Self.make(counter))
      }
      static func make(_ counter: Counter) -> Player {
        counter.count("made")
        return Player()
      }
      var body: some View {
        Button("louder \(count)") {
          player.volume += 1
          count += 1
        }
        Text("volume \(player.volume)")
      }
    }
    let counter = Counter()
    let host = TestHost { Owner(counter) }
    await host.button("louder 0").tap()
    await host.button("louder 1").tap()
    #expect(host.text("volume 3").exists)
    #expect(counter.counts == ["made": 1])
  }

  @Test("An observed object is observed by every view that has it")
  func observedObject() async {
    let player = Player()
    let host = TestHost {
      Reader(player: player)
      Reader(player: player)
    }
    player.title = "Hymn"
    await host.settle()
    #expect(host.description.components(separatedBy: "Hymn, plain").count == 3)
  }

  @Test("A view observes another object when it gets one, and the old one no longer")
  func replaced() async {
    struct Listener: View {
      let counter: Counter
      @ObservedObject var player: Player
      var body: some View {
        counter.count(player.title)
        return Text(verbatim: player.title)
      }
    }
    struct Holder: View {
      let counter: Counter
      let players: [Player]
      @ObservedObject var chooser: Player
      var body: some View {
        Listener(counter: counter, player: players[chooser.volume - 1])
      }
    }
    let (first, second, chooser) = (Player(), Player(), Player())
    (first.title, second.title) = ("first", "second")
    let counter = Counter()
    let host = TestHost { Holder(counter: counter, players: [first, second], chooser: chooser) }
    chooser.volume = 2
    await host.settle()
    #expect(counter.counts == ["first": 1, "second": 1])
    first.volume = 9
    await host.settle()
    #expect(counter.counts == ["first": 1, "second": 1])
    second.volume = 9
    await host.settle()
    #expect(counter.counts == ["first": 1, "second": 2])
  }

  @Test("A change that is sent by hand evaluates the views that observe the object")
  func sentByHand() async {
    let player = Player()
    let host = TestHost { Reader(player: player) }
    player.objectWillChange.send()
    player.plain = "changed"
    await host.settle()
    #expect(host.text("Song, changed").exists)
  }

  @Test("An object may have a custom publisher")
  func ownPublisher() async {
    final class Plain: ObservableObject {
      let objectWillChange = PassthroughSubject<String, Never>()
      var name = "a" {
        willSet { objectWillChange.send(newValue) }
      }
    }
    struct Reader: View {
      @ObservedObject var model: Plain
      var body: some View { Text(verbatim: model.name) }
    }
    let model = Plain()
    let host = TestHost { Reader(model: model) }
    model.name = "b"
    await host.settle()
    #expect(host.text("b").exists)
  }

  @Test("A view finds the object that a view around it provides")
  func environmentObject() async {
    struct Reader: View {
      @EnvironmentObject var player: Player
      var body: some View { TextField("Title", text: $player.title) }
    }
    let player = Player()
    let host = TestHost { VStack { Reader() }.environmentObject(player) }
    #expect(host.textField("Title").value == "Song")
    player.title = "Hymn"
    await host.settle()
    #expect(host.textField("Title").value == "Hymn")
  }

  @Test("A binding to a member reads and writes the object")
  func bindings() async {
    struct Editor: View {
      @ObservedObject var player: Player
      var body: some View { TextField("Title", text: $player.title) }
    }
    let player = Player()
    let host = TestHost { Editor(player: player) }
    await host.textField("Title").type("Anthem")
    #expect(player.title == "Anthem")
    player.title = "March"
    await host.settle()
    #expect(host.textField("Title").value == "March")
  }

  @Test("A view that only has a binding to a member observes the object, deep below")
  func bindingBelow() async {
    struct Label: View {
      @Binding var title: String
      var body: some View { Text(verbatim: title) }
    }
    struct Between: View {
      @Binding var title: String
      var body: some View { Label(title: $title) }
    }
    struct Owner: View {
      @StateObject var player: Player
      var body: some View { Between(title: $player.title) }
    }
    let player = Player()
    let host = TestHost { Owner(player: player) }
    player.title = "Hymn"
    await host.settle()
    #expect(host.text("Hymn").exists)
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

  @Test("A change of an object has the animation of its transaction")
  func animation() async {
    let player = Player()
    let host = TestHost { Reader(player: player) }
    withAnimation(.easeIn) { player.title = "moved" }
    await host.settle()
    #expect(host.animations == [.easeIn])
  }

  @Test("The object is released with the views")
  func leaks() async {
    weak var weakPlayer: Player?
    do {
      let player = Player()
      weakPlayer = player
      let host = TestHost { Reader(player: player).environmentObject(player) }
      await host.settle()
    }
    #expect(weakPlayer == nil)
  }
}
