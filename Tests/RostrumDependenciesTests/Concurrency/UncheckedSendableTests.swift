import RostrumDependencies
import Testing

@Suite struct UncheckedSendableTests {
  private final class Counter { var count = 0 }

  @Test func aValueCrossesIntoATask() async {
    let counter = UncheckedSendable(Counter())
    await Task { counter.value.count += 1 }.value
    #expect(counter.count == 1)
  }

  @Test func aPropertyIsWrapped() {
    @UncheckedSendable var words = ["a"]
    words.append("b")
    $words.value.append("c")
    #expect(words == ["a", "b", "c"])
    #expect($words == UncheckedSendable(["a", "b", "c"]))
  }

  @Test func issuesAreReportedWithoutAnotherImport() {
    #expect(isTesting)
    withKnownIssue { reportIssue("An issue") }
  }
}
