import Foundation
import RostrumScenes
import RostrumTesting
import RostrumViews
import Testing

@MainActor
@Suite("Addresses of screens")
struct AddressTests {
  enum Page: String, CaseIterable {
    case shelf = "Shelf"
    case mail = "Mail box"
  }

  struct Stack: View {
    @State var path: [Page] = []

    var body: some View {
      NavigationStack(path: $path) {
        List(Page.allCases, id: \.self) { NavigationLink($0.rawValue, value: $0) }
          .navigationTitle("Pages")
          .navigationDestination(for: Page.self) { page in
            List(Page.allCases, id: \.self) { NavigationLink($0.rawValue, value: $0) }
              .navigationTitle(page.rawValue)
          }
      }
    }
  }

  @Test("The elements of a path are the components, and going back removes them")
  func stack() async {
    let host = TestHost { Stack() }
    #expect(host.address == "/")
    await host.link("Mail box").tap()
    await host.link("Shelf").tap()
    #expect(host.address == "/Mail%20box/Shelf")
    await host.back()
    #expect(host.address == "/Mail%20box")
  }

  @Test("A launch at an address shows its screens")
  func launch() {
    let host = TestHost(address: "/Mail%20box/Shelf") { Stack() }
    #expect(host.path == ["Pages", "Mail box", "Shelf"])
    #expect(host.address == "/Mail%20box/Shelf")
  }

  @Test("A component that isn't accepted is dropped with all that follow")
  func unknown() async {
    let host = TestHost { Stack().onOpenURL { _ in } }
    await host.open(URL(string: "/Shelf/Attic/Shelf")!)
    #expect(host.path == ["Pages", "Shelf"])
    #expect(host.address == "/Shelf")
  }

  @Test("An address of which nothing is accepted changes nothing")
  func nothing() async {
    let host = TestHost(address: "/Shelf") { Stack().onOpenURL { _ in } }
    for path in ["/Attic", "/../etc", "/%2e%2e/Shelf", "/_rostrum/socket", "/-/Shelf"] {
      await host.open(URL(string: path)!)
      #expect(host.address == "/Shelf", "\(path)")
    }
  }

  @Test("Opening an address replaces what differs from it, and keeps what doesn't")
  func change() async {
    let host = TestHost(address: "/Shelf/Shelf") { Stack() }
    await host.open(URL(string: "/Shelf/Mail%20box")!)
    #expect(host.path == ["Pages", "Shelf", "Mail box"])
    await host.open(URL(string: "/Mail%20box")!)
    #expect(host.path == ["Pages", "Mail box"])
    await host.open(URL(string: "/")!)
    #expect(host.path == ["Pages"])
  }

  @Test("A stack that stores its own path reads values of the types that have destinations")
  func ownPath() async {
    func view() -> some View {
      NavigationStack {
        List {
          NavigationLink("seven", value: 7)
          NavigationLink("word", value: "word")
          NavigationLink("digits", value: "12")
        }
        .navigationDestination(for: Int.self) { Text("number \($0)").navigationTitle("Number") }
        .navigationDestination(for: String.self) { Text($0).navigationTitle("Text") }
      }
    }
    let host = TestHost { view() }
    await host.link("seven").tap()
    #expect(host.address == "/7")
    await host.back()
    await host.link("word").tap()
    #expect(host.address == "/word")
    #expect(TestHost(address: "/word") { view() }.text("word").exists)
    #expect(TestHost(address: "/7") { view() }.text("number 7").exists)
    await host.back()
    // As the number 12 has the same spelling, the text has none.
    await host.link("digits").tap()
    #expect(host.address == "/")
  }

  @Test("A selected tab is a component, and a tab that isn't selected has none")
  func tabs() async {
    enum Place: String { case here, there }
    struct Tabs: View {
      @State var place = Place.here
      var body: some View {
        TabView(selection: $place) {
          Tab("Here", systemImage: "house", value: .here) { Stack() }
          Tab("There", systemImage: "map", value: .there) { Stack() }
        }
      }
    }
    let host = TestHost(address: "/there/Shelf") { Tabs() }
    #expect(host.address == "/there/Shelf")
    await host.open(URL(string: "/here")!)
    #expect(host.address == "/here")
    // The other tab keeps its screens.
    await host.open(URL(string: "/there")!)
    #expect(host.address == "/there")
    #expect(TestHost { Tabs() }.address == "/here")
  }

  @Test("The selections of a split view's columns are components")
  func splitView() async {
    struct Split: View {
      @State var shelf: String?
      @State var book: Int?
      var body: some View {
        NavigationSplitView {
          List(["a", "b"], id: \.self, selection: $shelf) { Text($0) }
        } content: {
          List(1..<4, id: \.self, selection: $book) { Text("book \($0)") }
        } detail: {
          Text("shelf \(shelf ?? "none"), book \(book ?? 0)")
        }
      }
    }
    let host = TestHost(address: "/b/3") { Split() }
    #expect(host.text("shelf b, book 3").exists)
    #expect(host.address == "/b/3")
    await host.open(URL(string: "/a")!)
    #expect(host.text("shelf a, book 0").exists)
    // A gap leaves out the first column, which could take the component of the second.
    #expect(TestHost { Split(book: 2) }.address == "/-/2")
    #expect(TestHost(address: "/-/2") { Split() }.text("shelf none, book 2").exists)
    // What isn't a row isn't selected, and what was selected stays; the test host reports it.
    let launch = { (address: String, split: Split) in
      var host: TestHost?
      withKnownIssue { host = TestHost(address: address) { split } }
      return host
    }
    #expect(launch("/b/4", Split())?.address == "/b")
    #expect(launch("/c", Split())?.text("shelf none, book 0").exists == true)
    #expect(launch("/-/4", Split(book: 2))?.text("shelf none, book 2").exists == true)
  }

  @Test("The rows of a list that is still empty may be the selected one")
  func emptyList() {
    struct Split: View {
      @State var shelf: String?
      var body: some View {
        NavigationSplitView {
          List([String](), id: \.self, selection: $shelf) { Text($0) }
        } detail: {
          Text("shelf \(shelf ?? "none")")
        }
      }
    }
    #expect(TestHost(address: "/c") { Split() }.text("shelf c").exists)
  }

  struct Named: View {
    @State var showsLegend = false
    @State var isHeld = false
    var body: some View {
      NavigationStack {
        Text("root")
          .navigationTitle("Root")
          .sheet(isPresented: $showsLegend) {
            Stack().interactiveDismissDisabled(isHeld)
          }
          .urlComponent("legend")
      }
    }
  }

  @Test("A named sheet is a component, and so are the screens in it")
  func sheet() async {
    let host = TestHost(address: "/legend/Shelf") { Named() }
    #expect(host.presentations.map(\.kind) == [.sheet])
    #expect(host.address == "/legend/Shelf")
    await host.dismiss()
    #expect(host.address == "/")
    await host.open(URL(string: "/legend")!)
    #expect(host.address == "/legend")
    await host.open(URL(string: "/")!)
    #expect(host.presentations.isEmpty)
  }

  struct Hinted: View {
    @State private var showsHint = false
    var body: some View {
      Text("root")
        .popover(isPresented: $showsHint, attachmentAnchor: .point(.top)) { Text("a hint") }
        .urlComponent("hint")
    }
  }

  @Test("A named popover at an edge is a component")
  func popover() async {
    let host = TestHost(address: "/hint") { Hinted() }
    #expect(host.presentations.map(\.kind) == [.popover])
    #expect(host.presentations.first?.options.contains(.edge(.top)) == true)
    await host.dismiss()
    #expect(host.address == "/")
  }

  @Test("What the user can't dismiss holds against an address, but not what is in it")
  func held() async {
    let host = TestHost { Named(showsLegend: true, isHeld: true).onOpenURL { _ in } }
    await host.open(URL(string: "/")!)
    #expect(host.address == "/legend")
    await host.open(URL(string: "/legend/Shelf")!)
    #expect(host.address == "/legend/Shelf")
  }

  @Test("A link to a path of the app presents in the app")
  func link() async {
    let host = TestHost {
      Stack().safeAreaInset(edge: .bottom) {
        Link("To the shelf", destination: URL(string: "/Shelf")!)
      }
    }
    await host.link("To the shelf").tap()
    #expect(host.path == ["Pages", "Shelf"])
    #expect(host.openedURLs.isEmpty)
  }

  @Test("onOpenURL receives what isn't presented completely, and only that")
  func handlers() async {
    let box = Box<[String]>([])
    let host = TestHost { Stack().onOpenURL { box.value.append($0.absoluteString) } }
    await host.open(URL(string: "/Shelf")!)
    #expect(box.value.isEmpty)
    await host.open(URL(string: "/Shelf?sort=title")!)
    await host.open(URL(string: "/Attic")!)
    #expect(box.value == ["/Shelf?sort=title", "/Attic"])
  }

  @Test(
    "Texts that a browser or a server would change are encoded",
    arguments: [
      "", ".", "..", "-", "~", "a/b", "ä ö", "100%", "a?b#c", "_rostrum", "healthz", "日本",
    ])
  func texts(text: String) {
    struct Texts: View {
      @State var path: [String]
      var body: some View {
        NavigationStack(path: $path) {
          Text("root").navigationDestination(for: String.self) { Text("<\($0)>") }
        }
      }
    }
    let address = TestHost { Texts(path: [text]) }.address
    #expect(!["/", "/.", "/..", "/-", "/_rostrum", "/healthz"].contains(address))
    let host = TestHost(address: address) { Texts(path: []) }
    #expect(host.text("<\(text)>").exists)
    #expect(host.address == address)
  }

  @Test("Enums with values are encoded as JSON in Base64")
  func structured() {
    enum Route: Hashable, Codable { case detail(id: Int) }
    struct Routes: View {
      @State var path: [Route]
      var body: some View {
        NavigationStack(path: $path) {
          Text("root").navigationDestination(for: Route.self) { Text(verbatim: "\($0)") }
        }
      }
    }
    let address = TestHost { Routes(path: [.detail(id: 5)]) }.address
    #expect(address == "/~eyJkZXRhaWwiOnsiaWQiOjV9fQ")
    #expect(TestHost(address: address) { Routes(path: []) }.address == address)
  }

  struct Contact: Hashable, Codable, Identifiable {
    var id: UUID
    var name: String
  }

  struct Contacts: View {
    static let all = ["Ada", "Alan"].map { Contact(id: UUID(), name: $0) }
    @State var path: [UUID] = []
    @State var item: Contact?

    var body: some View {
      NavigationStack(path: $path) {
        List(Self.all) { NavigationLink($0.name, value: $0.id) }
          .navigationDestination(for: UUID.self) { id in
            Text(Self.all.first { $0.id == id }?.name ?? "nobody")
          }
      }
      .sheet(item: $item) { Text("sheet of \($0.name)") }
    }
  }

  @Test("A declaration spells the values of a type, and refuses what isn't there")
  func declared() async {
    func view() -> some View {
      Contacts()
        .urlComponent(for: UUID.self) { id in
          Contacts.all.first { $0.id == id }?.name
        } parse: { name in
          Contacts.all.first { $0.name == name }?.id
        }
        .onOpenURL { _ in }
    }
    let host = TestHost(address: "/Alan") { view() }
    #expect(host.text("Alan").exists)
    await host.open(URL(string: "/Grace")!)
    #expect(host.address == "/Alan")
  }

  @Test("Ids that are made anew and items that are whole models have no component by themselves")
  func undeclared() {
    let ada = Contacts.all[0]
    #expect(TestHost { Contacts(path: [ada.id]) }.address == "/")
    #expect(TestHost { Contacts(item: ada) }.address == "/")
    let address = TestHost { Contacts(item: ada).urlComponent(for: Contact.self) }.address
    #expect(address.hasPrefix("/~"))
    let host = TestHost(address: address) { Contacts().urlComponent(for: Contact.self) }
    #expect(host.text("sheet of Ada").exists)
  }

  @Test("1,000 random steps: the address and a launch at it always show the same screens")
  func random() async {
    var random = SplitMix(state: 7)
    let host = TestHost { Stack() }
    var model: [Page] = []
    for _ in 0..<1000 {
      switch Int.random(in: 0..<4, using: &random) {
      case 0 where model.count < 6, 1 where model.count < 6:
        let page = Page.allCases.randomElement(using: &random) ?? .shelf
        await host.link(page.rawValue).tap()
        model.append(page)
      case 2 where !model.isEmpty:
        await host.back()
        model.removeLast()
      default:
        model = (0..<Int.random(in: 0..<5, using: &random)).compactMap { _ in
          Page.allCases.randomElement(using: &random)
        }
        await host.open(URL(string: path(of: model))!)
      }
      guard host.address == path(of: model), host.path == ["Pages"] + model.map(\.rawValue) else {
        Issue.record("\(host.address) isn't \(path(of: model))")
        return
      }
    }
  }

  private func path(of pages: [Page]) -> String {
    "/" + pages.map { $0.rawValue.replacing(" ", with: "%20") }.joined(separator: "/")
  }
}

/// A random number generator with a seed.
private struct SplitMix: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}
