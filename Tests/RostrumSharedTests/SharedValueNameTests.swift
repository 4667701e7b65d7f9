import RostrumDependencies
import RostrumShared
import Testing

@Suite struct SharedValueNameTests {
  private static let ann = "name-sha256-" + String(repeating: "0a", count: 32)
  private static let secret = "sha256-" + String(repeating: "f9", count: 32)

  /// Identities of users: those of the web server, and some that try to be others.
  private static let users: [String?] = [
    ann, secret, nil, "", "ann", "a/b", "a%2Fb", "a", "%", "%25", "\0", "a\0", "/",
    ann.uppercased(), ann + "0", "user", String(ann.dropLast()), ann + "/", ann + "/notes",
  ]

  /// Keys that try to spell other names.
  private static let keys: [String] = {
    let plain = [
      "", "notes", "user", "user/", "user//", "user//notes", "rostrum/token-key", "rostrum/",
      "rostrum", "%", "%/", "%/notes", "%/%/notes", "%25/notes", "%/user/x", "\0", "a\0", "a\0b",
      "a%00", "%/a%00", "%/a\0", "user/a", "user/a/notes", "user/ann/notes", "user/\(ann)",
      "USER/\(ann)/notes", "user/\u{301}\(ann)/notes", "/", "//", "é", "e\u{301}",
      "database:notes", "user/%/notes",
    ]
    let spelled = users.map { SharedValueName.forUser($0, "notes") }
    let raw = users.compactMap { $0 }.map { "user/\($0)/notes" }
    let once = plain + spelled + raw
    return Array(Set((once + once.map(SharedValueName.forEveryone)).map { Array($0.utf8) }))
      .map { String(decoding: $0, as: UTF8.self) }
  }()

  @Test("No two keys, of whatever scope and user, have one name")
  func different() {
    var names: [String: String] = [:]
    var collisions: [String] = []
    func add(_ name: String, _ owner: String) {
      // By bytes, as databases compare names.
      let bytes = name.utf8.map { "\($0)" }.joined(separator: " ")
      if let other = names.updateValue(owner, forKey: bytes) {
        collisions.append("\(name.debugDescription): \(owner), \(other)")
      }
    }
    add(SharedValueName.tokenKey, "the program")
    for key in Self.keys {
      add(SharedValueName.forEveryone(key), "everyone's \(key.debugDescription)")
      for user in Self.users {
        add(SharedValueName.forUser(user, key), "\(key.debugDescription) of \(user ?? "nobody")")
      }
    }
    #expect(collisions == [])
    #expect(names.keys.allSatisfy { !$0.split(separator: " ").contains("0") })
  }

  private static let ordinaryKeys = [
    "", "notes", "user", "user/7", "user/7/color", "rostrum/color", "a/b", "50%", "%", "é",
  ]

  @Test(
    "Ordinary keys are their own names, as programs before have spelled them",
    arguments: ordinaryKeys)
  func ordinary(_ key: String) {
    #expect(SharedValueName.forEveryone(key) == key)
    #expect(SharedValueName.forUser(Self.ann, key) == "user/\(Self.ann)/\(key)")
    #expect(SharedValueName.forUser(Self.secret, key) == "user/\(Self.secret)/\(key)")
    #expect(SharedValueName.forUser(nil, key) == "user//\(key)")
  }

  @Test("A value counts for its user alone, by the beginning of its name")
  func prefixes() {
    for key in Self.keys {
      #expect(SharedValueName.prefix(ofUserIn: SharedValueName.forEveryone(key)) == nil)
      for user in [Self.ann, Self.secret] {
        let name = SharedValueName.forUser(user, key)
        let prefix = SharedValueName.prefix(ofUserIn: name)
        #expect(prefix?.user == user && prefix?.text == "user/\(user)/")
        for other in Self.users where other != user {
          #expect(!name.hasPrefix(SharedValueName.forUser(other, "")))
        }
      }
    }
  }

  @Test("A key for everyone that spells a user's name doesn't share the user's value")
  @MainActor
  func privateValue() async throws {
    let database = SharedDatabase.inMemory
    func value(_ key: String, _ scope: DatabaseScope) -> Shared<String> {
      withDependencies {
        $0.container = DependencyContainer(context: .test)
        $0.defaultDatabase = database
        $0.userIdentity = Self.ann
      } operation: {
        Shared(wrappedValue: "", .database(key, for: scope))
      }
    }
    let own = value("notes", .user)
    own.withLock { $0 = "private" }
    try await own.save()
    let everyones = value("user/\(Self.ann)/notes", .everyone)
    try await everyones.load()
    #expect(everyones.wrappedValue == "")
    everyones.withLock { $0 = "public" }
    try await everyones.save()
    #expect(own.wrappedValue == "private" && value("notes", .user).wrappedValue == "private")
  }
}
