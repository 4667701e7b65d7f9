import Foundation
import Testing

// NB: Tests `Attempts`, which is internal.
@testable import SignInFeature

@Suite struct SignInTests {
  private let cost = PasswordHash.Cost(rounds: 256)

  @Test("Attempts are limited by name and by address, for a minute")
  func attempts() {
    var attempts = Attempts()
    var now = ContinuousClock.now
    func admit(_ keys: Attempts.Key...) -> Bool { attempts.admit(keys, at: now) }
    for _ in 0..<10 { #expect(admit(.user("ada"), .address("a"))) }
    #expect(!admit(.user("ada"), .address("b")))
    for _ in 0..<10 { #expect(admit(.user("grace"), .address("a"))) }
    #expect(!admit(.user("barbara"), .address("a")))
    #expect(admit(.user("barbara"), .address("b")))
    now += .seconds(59)
    #expect(!admit(.user("ada"), .address("b")))
    now += .seconds(2)
    #expect(admit(.user("ada"), .address("a")))
  }

  @Test("A user who has signed in has all attempts again")
  func success() {
    var attempts = Attempts()
    let now = ContinuousClock.now
    func admit(_ keys: Attempts.Key...) -> Bool { attempts.admit(keys, at: now) }
    for _ in 0..<10 { _ = admit(.user("ada")) }
    #expect(!admit(.user("ada")))
    attempts.forget("ada")
    #expect(admit(.user("ada")))
  }

  @Test("Equal passwords have different hashes, which only they match")
  func hashes() throws {
    let hash = try PasswordHash("analytical", cost: cost)
    #expect(try hash != PasswordHash("analytical", cost: cost))
    #expect(hash.matches("analytical") && !hash.matches("Analytical") && !hash.matches(""))
    let stored = try JSONDecoder().decode(PasswordHash.self, from: JSONEncoder().encode(hash))
    #expect(stored.matches("analytical"))
  }

  @Test("Accounts are kept in a file, and names without an account match no password")
  func accounts() async throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).json")
    defer { try? FileManager.default.removeItem(at: file) }
    var accounts = Accounts(cost: cost)
    try accounts.add("ada", password: "analytical")
    try accounts.write(to: file)
    let permissions = try FileManager.default.attributesOfItem(atPath: file.path)
    #expect(permissions[.posixPermissions] as? Int == 0o600)
    let read = try Accounts(file: file, cost: cost)
    #expect(await read.accept("analytical", of: "ada"))
    #expect(await !read.accept("analytical", of: "grace"))
    #expect(await !read.accept("", of: "ada"))
  }
}
