import Dispatch
import Foundation
import HTTPTypes
import RostrumRuntime
import RostrumStorage
import RostrumWeb
import Testing

// NB: Tests `Accounts.signIn(_:password:_:)` and what else the forms call, which is internal.
@testable import RostrumAccounts

@Suite(.timeLimit(.minutes(10))) struct AccountsTests {
  private let storage = MemoryStorage()
  private let time = Locked(Date(timeIntervalSince1970: 1_800_000_000))
  /// The moment of all attempts, however long a busy machine takes for them.
  private let instant = ContinuousClock.now
  private let ada = AccountVisitor(address: "192.0.2.1", network: "192.0.2.1", browser: "Firefox")

  private func accounts(_ change: (inout Accounts.Settings) -> Void = { _ in }) -> Accounts {
    var settings = Accounts.Settings()
    settings.cost = PasswordCost(rounds: 16, parallelism: 1)
    change(&settings)
    return Accounts(
      in: storage, settings: settings, now: { [time] in time.value },
      instant: { [instant] in instant })
  }

  @Test("A user signs in with the password, however the name is written")
  func passwords() async throws {
    let accounts = accounts()
    try await accounts.add("Ada", password: "analytical", roles: ["admin"])
    let token = try await accounts.signIn(" ADA ", password: "analytical", ada)
    let account = try #require(await accounts.account(named: "ada"))
    #expect(account.roles == ["admin"] && account.hasPassword)
    #expect(account.signIns.map(\.browser) == ["Firefox"])
    #expect(account.signIns.map(\.address) == ["192.0.2.1"])
    for (name, password) in [("ada", "Analytical"), ("grace", "analytical"), ("", ""), ("ada", "")]
    {
      await #expect(throws: AccountError.wrongPassword) {
        try await accounts.signIn(name, password: password, ada)
      }
    }
    await #expect(throws: AccountError.exists) {
      try await accounts.add("ADA", password: "analytical")
    }
    let stored = try #require(await storage.value(for: "%/%accounts/\(token.key.text)"))
    let text = String(decoding: stored.contents, as: UTF8.self)
    #expect(!text.contains("analytical") && !text.contains(token.text.suffix(43)))
  }

  @Test("A name without an account is checked like one with an account")
  func decoy() async throws {
    let accounts = accounts { $0.cost = PasswordCost(rounds: 1 << 12, parallelism: 1) }
    try await accounts.add("ada", password: "analytical")
    func time(_ name: String) async -> Duration {
      await ContinuousClock().measure {
        _ = try? await accounts.signIn(name, password: "wrong password", ada)
      }
    }
    var ratios: [Double] = []
    for _ in 0..<3 { ratios.append(await time("nobody") / time("ada")) }
    // Without the decoy, a name without an account takes a thousandth.
    #expect(ratios.sorted()[1] > 0.2, "\(ratios)")
  }

  @Test("Too many attempts are refused before a password is checked, and too many checks as well")
  func limits() async throws {
    let accounts = accounts()
    try await accounts.add("ada", password: "analytical")
    for _ in 0..<10 {
      await #expect(throws: AccountError.wrongPassword) {
        try await accounts.signIn("ada", password: "wrong", ada)
      }
    }
    await #expect(throws: AccountError.tooManyAttempts) {
      try await accounts.signIn("ada", password: "analytical", ada)
    }
    let full = Accounts(
      in: storage, settings: accounts.settings, queue: PasswordQueue(limit: 0), now: { Date() })
    await #expect(throws: AccountError.busy) {
      try await full.signIn("ada", password: "analytical", ada)
    }
  }

  @Test("Passwords are hashed on threads that aren't those of Swift's concurrency")
  func threads() async throws {
    let queue = PasswordQueue()
    // As many computations at a time as there are threads, none of which goes on without the others.
    let (first, second) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
    async let one: Void = queue.run {
      first.signal()
      second.wait()
    }
    async let two: Void = queue.run {
      second.signal()
      first.wait()
    }
    _ = try await (one, two)
  }

  @Test("A hash of an earlier cost is replaced when its user signs in")
  func cost() async throws {
    try await accounts().add("ada", password: "analytical")
    let later = accounts { $0.cost = PasswordCost(rounds: 32, parallelism: 1) }
    let token = try await later.signIn("ada", password: "analytical", ada)
    #expect(try await later.table.record(for: token.key)?.password?.cost.rounds == 32)
    _ = try await later.signIn("ada", password: "analytical", ada)
  }

  @Test("A cost is a power of 2 within bounds", arguments: [Int.min, -1, 0, 1, 17, Int.max])
  func costs(rounds: Int) {
    let cost = PasswordCost(rounds: rounds, parallelism: rounds)
    #expect((16...(1 << 20)).contains(cost.rounds) && cost.rounds.nonzeroBitCount == 1)
    #expect((1...16).contains(cost.parallelism))
  }

  @Test("A sign-in ends with its time")
  func lifetime() async throws {
    let accounts = accounts()
    try await accounts.add("ada", password: "analytical")
    let token = try await accounts.signIn("ada", password: "analytical", ada)
    #expect(await accounts.identity(of: request(token)).user == "ada")
    time.withLock { $0 += 12 * 60 * 60 - 1 }
    #expect(await accounts.identity(of: request(token)).user == "ada")
    time.withLock { $0 += 1 }
    #expect(
      await accounts.identity(of: request(token, path: "/a", query: "b=1"))
        == .refused(signInAt: "/login?next=/a%3Fb%3D1"))
    #expect(try await accounts.account(named: "ada")?.signIns == [])
  }

  @Test("One sign-in is taken back, or all of them, on whatever node")
  func revocation() async throws {
    let (accounts, other) = (accounts(), accounts())
    try await accounts.add("ada", password: "analytical")
    var tokens: [AccountToken] = []
    for _ in 0..<3 {
      tokens.append(try await accounts.signIn("ada", password: "analytical", ada))
    }
    try await other.signOut(tokens[0])
    #expect(await users(tokens, accounts) == [nil, "ada", "ada"])
    let id = try #require(await signIn(of: tokens[1], other))
    try await other.signOut("ada", id)
    #expect(await users(tokens, accounts) == [nil, nil, "ada"])
    try await other.signOut("ada")
    #expect(await users(tokens, accounts) == [nil, nil, nil])
  }

  @Test("Only so many sign-ins are kept for a user")
  func count() async throws {
    let accounts = accounts()
    try await accounts.add("ada", password: "analytical")
    let key = AccountKey(name: "ada")
    var first: AccountToken?
    for index in 0..<51 {
      time.withLock { $0 += 1 }
      let token = try await accounts.add(
        AccountVisitor(network: "\(index)"), to: key
      ) { _ throws(AccountError) in }
      first = first ?? token
    }
    #expect(try await accounts.account(named: "ada")?.signIns.count == 50)
    let oldest = try #require(first)
    #expect(await users([oldest], accounts) == [nil])
  }

  @Test("An invitation gives its user a password, once and in time")
  func invitation() async throws {
    let accounts = accounts()
    let early = try await accounts.invite("grace", roles: ["editor"])
    let link = try await accounts.invite("grace", roles: ["editor"])
    #expect(link.path.hasPrefix("/login/password?link=") && link.purpose == .invitation)
    let site = try #require(URL(string: "https://fleet.example"))
    #expect(link.url(at: site).absoluteString == "https://fleet.example" + link.path)
    await #expect(throws: AccountError.invalidLink) {
      try await accounts.accept(text(early), password: "compilers", ada)
    }
    let refused = AccountError.unusablePassword(minimumLength: 8)
    #expect("\(refused)" == "A password has at least 8 characters, and at most 1024 bytes.")
    for password in ["short", String(repeating: "ä", count: 513)] {
      await #expect(throws: refused) {
        try await accounts.accept(text(link), password: password, ada)
      }
    }
    let token = try await accounts.accept(text(link), password: "compilers", ada)
    #expect(await users([token], accounts) == ["grace"])
    #expect(try await accounts.account(named: "grace")?.roles == ["editor"])
    await #expect(throws: AccountError.invalidLink) {
      try await accounts.accept(text(link), password: "something else", ada)
    }
    await #expect(throws: AccountError.exists) { try await accounts.invite("grace") }
    let late = try await accounts.invite("barbara")
    time.withLock { $0 += 7 * 24 * 60 * 60 }
    #expect(try await accounts.name(ofLink: text(late)) == nil)
  }

  @Test("A link for a forgotten password replaces it, and ends the user's sign-ins")
  func reset() async throws {
    let sent = AsyncStream.makeStream(of: AccountLink.self)
    let accounts = accounts { $0.send = { sent.continuation.yield($0) } }
    try await accounts.add("ada", password: "analytical")
    let old = try await accounts.signIn("ada", password: "analytical", ada)
    try accounts.forgot("nobody", ada)
    try accounts.forgot("Ada", ada)
    var links = sent.stream.makeAsyncIterator()
    let link = try #require(await links.next())
    #expect(link.name == "ada" && link.purpose == .reset)
    #expect(await users([old], accounts) == ["ada"], "nothing changes until the link is used")
    let token = try await accounts.accept(text(link), password: "differential", ada)
    #expect(await users([old, token], accounts) == [nil, "ada"])
    await #expect(throws: AccountError.wrongPassword) {
      try await accounts.signIn("ada", password: "analytical", ada)
    }
    await #expect(throws: AccountError.unknown) { try await accounts.resetLink(for: "nobody") }
  }

  @Test("A user who changes the password stays signed in here, and nowhere else")
  func change() async throws {
    let accounts = accounts()
    try await accounts.add("ada", password: "analytical")
    let here = try await accounts.signIn("ada", password: "analytical", ada)
    let there = try await accounts.signIn("ada", password: "analytical", ada)
    let id = try #require(await signIn(of: here, accounts))
    await #expect(throws: AccountError.wrongPassword) {
      try await accounts.changePassword(of: "ada", from: "wrong", to: "differential", keeping: id)
    }
    try await accounts.changePassword(
      of: "ada", from: "analytical", to: "differential", keeping: id)
    #expect(await users([here, there], accounts) == ["ada", nil])
  }

  @Test("A storage that fails signs nobody out")
  func failure() async throws {
    let accounts = accounts()
    try await accounts.add("ada", password: "analytical")
    let token = try await accounts.signIn("ada", password: "analytical", ada)
    storage.refuse(.unreachable(reason: "gone"))
    #expect(await accounts.identity(of: request(token)) == .unavailable)
    await #expect(throws: AccountError.unavailable) {
      try await accounts.signIn("ada", password: "analytical", ada)
    }
    storage.refuse(nil)
    #expect(await users([token], accounts) == ["ada"])
  }

  @Test("Two nodes that change an account at once lose neither change")
  func conflicts() async throws {
    let accounts = [accounts(), accounts()]
    try await accounts[0].add("ada", password: "analytical")
    let key = AccountKey(name: "ada")
    try await withThrowingTaskGroup(of: Void.self) { group in
      for index in 0..<20 {
        group.addTask {
          _ = try await accounts[index % 2].add(
            AccountVisitor(network: "\(index)"), to: key
          ) { _ throws(AccountError) in }
        }
      }
      try await group.waitForAll()
    }
    #expect(try await accounts[0].account(named: "ada")?.signIns.count == 20)
  }

  @Test("With a key, accounts are encrypted")
  func encryption() async throws {
    var settings = Accounts.Settings()
    settings.cost = PasswordCost(rounds: 16, parallelism: 1)
    let key = [UInt8](repeating: 7, count: 32)
    let accounts = Accounts(in: storage, key: key, settings: settings)
    try await accounts.add("grace@example.com", password: "compilers")
    let names = try await storage.sizes(ofKeysWithPrefix: "%/%accounts/").keys
    let name = try #require(names.first)
    let value = try #require(await storage.value(for: name))
    #expect(!String(decoding: value.contents, as: UTF8.self).contains("grace"))
    #expect(try await accounts.all().map(\.name) == ["grace@example.com"])
  }

  @Test("A proxy's header names a user only if the proxy sends it, and once")
  func proxy() async throws {
    let range = try #require(AddressRange("10.0.0.0/8"))
    let users = try #require(ProxyUsers(header: "X-Remote-User", behind: [range]))
    let name = try #require(HTTPField.Name("X-Remote-User"))
    func identity(_ values: [String], from peer: String?) async -> WebServer.Identity {
      var headers = HTTPFields()
      headers[values: name] = values
      return await users.identity(of: request(headers, from: peer))
    }
    #expect(await identity(["ada"], from: "10.1.2.3") == .user("ada"))
    for (values, peer) in [
      (["ada"], "192.0.2.1"), (["ada"], nil), (["ada", "bob"], "10.1.2.3"), ([""], "10.1.2.3"),
      ([], "10.1.2.3"),
    ] as [([String], String?)] {
      #expect(await identity(values, from: peer) == .refused())
    }
    #expect(ProxyUsers(header: "not a name", behind: []).map { _ in true } == nil)
  }

  // MARK: Requests

  private func request(
    _ token: AccountToken, path: String = "/", query: String? = nil
  ) -> WebServer.IdentityRequest {
    request([.cookie: "sign-in=\(token.text)"], from: "192.0.2.1", path: path, query: query)
  }

  private func request(
    _ headers: HTTPFields, from peer: String?, path: String = "/", query: String? = nil
  ) -> WebServer.IdentityRequest {
    WebServer.IdentityRequest(
      path: path, query: query, headers: headers, peer: peer, address: peer, isSecure: false)
  }

  private func signIn(of token: AccountToken, _ accounts: Accounts) async throws -> SignIn.ID? {
    try await accounts.table.record(for: token.key)?.signIn(of: token, at: time.value)?.id
  }

  private func users(_ tokens: [AccountToken], _ accounts: Accounts) async -> [String?] {
    var users: [String?] = []
    for token in tokens { users.append(await accounts.identity(of: request(token)).user) }
    return users
  }

  private func text(_ link: AccountLink) -> String {
    String(link.path.split(separator: "=").last ?? "")
  }
}

extension WebServer.Identity {
  fileprivate var user: String? { if case .user(let name, _) = self { name } else { nil } }
}
