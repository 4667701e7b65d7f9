import RostrumDependencies
import Testing

@Suite struct AnyHashableSendableTests {
  @Test func equalValuesAreEqual() {
    #expect(AnyHashableSendable(7) == AnyHashableSendable(7))
    #expect(AnyHashableSendable(7) != AnyHashableSendable("7"))
    #expect(Set([AnyHashableSendable(7), AnyHashableSendable(7)]).count == 1)
  }

  @Test func aValueIsWrappedOnce() {
    let twice = AnyHashableSendable(AnyHashableSendable(7))
    #expect(twice.base is Int)
    #expect(twice == AnyHashableSendable(7))
  }

  @Test func literalsAreValues() {
    let values: [AnyHashableSendable] = [1, "one", true, 1.5]
    #expect(values.map { "\(type(of: $0.base))" } == ["Int", "String", "Bool", "Double"])
  }

  @Test func itReadsAsWhatItHolds() {
    #expect("\(AnyHashableSendable(7))" == "7")
    #expect(String(reflecting: AnyHashableSendable("a")) == "\"a\"")
  }
}
