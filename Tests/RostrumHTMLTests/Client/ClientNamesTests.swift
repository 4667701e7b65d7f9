import RostrumHTML
import RostrumHTMLTestSupport
import Testing

/// The browser client has files of its own, so nothing but these tests holds its names and the
/// server's together.
@Suite struct ClientNamesTests {
  private let client: ClientSource

  init() throws {
    client = try ClientSource()
  }

  @Test("The client performs exactly the operations that the server writes")
  func operations() {
    #expect(client.functions(ofTable: "operations") == names(WireOperation.self))
  }

  @Test("The client creates exactly the tags that nodes may have")
  func tags() {
    #expect(client.words(ofList: "TAGS") == HTMLNames.tags)
    #expect(client.words(ofList: "SVG_TAGS") == HTMLNames.drawingTags)
  }

  @Test("The client sets exactly the attributes that nodes may have, and those that run nothing")
  func attributes() {
    let own = HTMLNames.attributes.filter { !$0.hasPrefix("aria-") }
    #expect(client.words(ofList: "ATTRIBUTES") == own)
    #expect(DataAttribute.allCases.allSatisfy { $0.rawValue.hasPrefix("data-") })
    #expect(client.script.contains("!/^(aria|data)-/.test(name)"))
  }

  @Test("The client follows exactly the schemes that the server writes")
  func schemes() throws {
    let table = try #require(client.part(from: "const SCHEMES = {", to: "};"))
    let lists = table.matches(of: #/(\w+): \[([^\]]*)\]/#)
    let schemes = Dictionary(
      uniqueKeysWithValues: lists.map { list in
        (String(list.1), Set(list.2.matches(of: #/"(\w+):"/#).map { String($0.1) }))
      })
    #expect(schemes["href"] == Set(AddressScheme.links.map(\.rawValue)))
    #expect(schemes["src"] == Set(AddressScheme.pictures.map(\.rawValue)))
    #expect(schemes["srcset"] == schemes["src"])
    #expect(schemes.count == 3)
  }

  @Test("The client knows exactly the behaviors that nodes may have")
  func behaviors() {
    let asked = client.captures(
      #/can\([^\n]*?, "(\w+)"\)/#, #/\[data-on~=(\w+)\]/#)
    let known = asked.union(client.functions(ofTable: "clicks"))
    #expect(known == names(Behavior.self))
  }

  @Test("The client sends exactly the events that the server reads")
  func events() {
    let sent = client.captures(
      #/(?:send|enqueue)\([^\n]*?, "(\w+)"/#, #/\[number, id, "(\w+)"/#)
    #expect(sent == names(ClientAction.self))
  }

  @Test("The client calls the same windows narrow as the server")
  func narrowWindows() {
    let width = client.captures(#/isNarrow = \(\) => innerWidth < (\d+)/#)
    #expect(width == ["\(Int(ClientMessage.Scene.regularWidth))"])
  }

  @Test("The client sends exactly the messages that the server reads")
  func messages() {
    let sent = client.captures(
      #/write\("(\w+)"/#, #/JSON\.stringify\(\["(\w+)"/#, #/=> \["(\w+)", /#)
    #expect(sent == names(ClientWord.self))
    #expect(client.captures(#/message\[0\] === "(\w+)"/#) == names(ServerWord.self))
  }

  @Test("The client shows exactly the notices that a page contains")
  func notices() {
    // `WORDS[value]` is the notice of a state, `WORDS[code]` that of a limit, and `WORDS[message[1]]` one
    // that the server sends.
    let sent: Set = ["unstored"]
    let states: Set = ["connecting", "offline"]
    let codes = Set(
      [CloseCode.tryLater, .tooManyOfUser, .signedOut, .withoutCookie].map { "\($0.rawValue)" })
    let lost = client.places.contains("const { lost } = JSON.parse") ? ["lost"] : []
    let unsent = client.files.matches(of: #/WORDS\.(\w+)/#).map { String($0.1) }
    let own = client.captures(#/WORDS\.(\w+)/#)
    let used = own.union(states).union(codes).union(lost).union(unsent).union(sent)
    #expect(used == names(ClientNotice.self))
  }

  @Test("Script and theme use only declared attributes, and all that are meant for them")
  func dataAttributes() {
    let properties = client.captures(#/dataset\.(\w+)/#)
    let list = client.part(from: "const ATTRIBUTES = ", to: ";") ?? ""
    let texts = [client.script.replacing(list, with: ""), client.theme]
    let written = texts.flatMap { text in
      text.matches(of: #/[\["(](data-[a-z-]*[a-z])/#).map { String($0.1) }
    }
    let used = Set(properties.map(attribute(ofProperty:))).union(written)
    #expect(used.subtracting(names(DataAttribute.self)) == [])
    // `dataset[way]` reads how an element comes and goes; identifiers are for an app's tests.
    let others: Set = ["data-enter", "data-leave", "data-identifier"]
    #expect(names(DataAttribute.self).subtracting(used) == others)
  }

  @Test("Nodes contain exactly the declared tags")
  func tagsOfNodes() throws {
    let headings: Set = ["h1", "h2", "h3", "h4", "h5", "h6"]
    let made = try HostSources().words(in: #/DOMNode\(\s*([^,)]*)/#)
    #expect(made.union(headings) == HTMLNames.tags.union(HTMLNames.drawingTags))
  }

  @Test("Nodes have exactly the declared attributes")
  func attributesOfNodes() throws {
    let sources = try HostSources()
    let set = sources.words(in: #/(?:\$0|self|options|surface)\[([^\]]*)\]/#)
      .union(sources.words(in: #/DOMAttribute\(name: ("\w+")/#))
    #expect(set == HTMLNames.attributes)
  }

  private func names<Name>(_ type: Name.Type) -> Set<String>
  where Name: CaseIterable & RawRepresentable<String> {
    Set(type.allCases.map(\.rawValue))
  }

  /// `dropBefore` of a `dataset` is `data-drop-before`.
  private func attribute(ofProperty name: String) -> String {
    name.reduce(into: "data-") { $0 += $1.isUppercase ? "-\($1.lowercased())" : String($1) }
  }
}
