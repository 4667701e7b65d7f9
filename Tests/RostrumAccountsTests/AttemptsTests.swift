import Testing

// NB: Tests `Attempts`, which is internal.
@testable import RostrumAccounts

@Suite struct AttemptsTests {
  private let start = ContinuousClock.now

  @Test("Attempts are limited by name at an address, by address and by name, for a minute")
  func limits() {
    var attempts = Attempts()
    var now = start
    func admit(_ name: String, _ address: String) -> Bool {
      attempts.admit(name, from: address, at: now)
    }
    for _ in 0..<10 { #expect(admit("ada", "a")) }
    #expect(!admit("ada", "a"))
    #expect(admit("ada", "b"), "nobody locks a user out from one address")
    for _ in 0..<10 { #expect(admit("grace", "a")) }
    #expect(!admit("barbara", "a"))
    for address in 0..<49 { #expect(admit("ada", "x\(address)")) }
    #expect(!admit("ada", "y"), "60 for the name")
    now += .seconds(59)
    #expect(!admit("ada", "a"))
    now += .seconds(2)
    #expect(admit("ada", "a"))
  }

  @Test("A user who has signed in has all attempts at the address again")
  func success() {
    var attempts = Attempts()
    func admit() -> Bool { attempts.admit("ada", from: "a", at: start) }
    for _ in 0..<10 { _ = admit() }
    #expect(!admit())
    attempts.forget("ada", from: "a")
    #expect(admit())
  }
}
