import RostrumSessions
import RostrumStorage
import Testing

@Suite struct SessionSizesTests {
  private let ada = SessionHeader(user: "ada", origin: "7f.0.0.1")
  private let bob = SessionHeader(user: "bob", origin: "7f.0.0.1")
  private let limits = Quota(perUser: 100, perOrigin: 150, total: 1000)

  @Test("The smallest share that exceeds its limit is named")
  func excess() {
    var sizes = SessionSizes()
    sizes.note(1, ada, bytes: 60)
    sizes.note(2, ada, bytes: 40)
    #expect(sizes.excess(of: 2, beyond: limits) == nil)
    sizes.note(2, ada, bytes: 41)
    #expect(sizes.excess(of: 2, beyond: limits) == .user("ada"))
    #expect(sizes.excess(of: 1, beyond: limits) == .user("ada"))
    sizes.remove(1)
    sizes.note(3, bob, bytes: 99)
    #expect(sizes.excess(of: 3, beyond: limits) == nil)
    sizes.note(4, SessionHeader(user: "eve", origin: "7f.0.0.1"), bytes: 20)
    #expect(sizes.excess(of: 4, beyond: limits) == .origin("7f.0.0.1"))
  }

  @Test("A visitor whose origin isn't known counts for the user and in all")
  func unknown() {
    var sizes = SessionSizes()
    sizes.note(1, SessionHeader(user: "ada"), bytes: 90)
    sizes.note(2, SessionHeader(user: "bob"), bytes: 90)
    #expect(sizes.excess(of: 2, beyond: limits) == nil)
    #expect(sizes[.all] == 180 && sizes[.user("bob")] == 90)
  }

  @Test("What has left is counted no longer, and nothing is counted twice")
  func removal() {
    var sizes = SessionSizes()
    for bytes in [10, 20, 30] { sizes.note(1, ada, bytes: bytes) }
    #expect(sizes[.all] == 30 && sizes.bytes(of: 1) == 30)
    sizes.remove(1)
    sizes.remove(1)
    #expect(sizes[.all] == 0 && sizes[.user("ada")] == 0 && sizes.bytes(of: 1) == nil)
  }
}
