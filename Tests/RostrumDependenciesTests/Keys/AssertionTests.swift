import RostrumDependencies
import Testing

@Suite struct AssertionTests {
  @Dependency(\.assert) private var assert
  @Dependency(\.assertionFailure) private var assertionFailure
  @Dependency(\.precondition) private var precondition

  @Test func whatHoldsIsNoIssue() {
    assert(true, "not said")
    precondition(true)
  }

  @Test func anAssertionThatFailsIsAnIssueOfTheTest() {
    expectIssue("An assertion failed: There must be people.") {
      assert(false, "There must be people.")
    }
  }

  @Test func anAssertionWithoutWordsIsAnIssueToo() {
    expectIssue("An assertion failed.") { assert(false) }
  }

  @Test func aPreconditionThatFailsIsAnIssueOfTheTest() {
    expectIssue("A precondition failed: Not yet.") { precondition(false, "Not yet.") }
  }

  @Test func aPlaceThatCannotBeReachedIsAnIssueOfTheTest() {
    expectIssue("An assertion failed: Never here.") { assertionFailure("Never here.") }
  }

  @Test func theIssueStandsWhereTheAssertionStands() {
    let line = #line + 2
    withKnownIssue {
      assert(false)
    } matching: {
      $0.sourceLocation?.line == line
    }
  }

  @Test func aTestCanSayWhatBecomesOfAnAssertion() {
    struct Spy: AssertionEffect {
      let messages = LockIsolated<[String]>([])
      func callAsFunction(
        _ condition: @autoclosure () -> Bool, _ message: @autoclosure () -> String,
        file: StaticString, line: UInt
      ) {
        let message = message()
        if !condition() { messages.withValue { $0.append(message) } }
      }
    }
    let spy = Spy()
    withDependencies {
      $0.assert = spy
    } operation: {
      assert(1 > 2, "1 is not greater")
    }
    #expect(spy.messages.value == ["1 is not greater"])
  }

  @Test func aPreconditionEndsAShippedProgram() async {
    await #expect(processExitsWith: .failure) {
      DependencyValues.live.precondition(false, "This must not be.")
    }
  }

  @Test func anAssertionEndsAProgramInDevelopment() async {
    await #expect(processExitsWith: .failure) { DependencyValues.live.assert(false) }
    await #expect(processExitsWith: .failure) { DependencyValues.live.assertionFailure() }
  }
}
