import RostrumPresentation
import Testing

@Suite struct IdentifiedTests {
  @Test func aValueGetsAnIdentity() {
    let fact = Identified("Zero is even", id: 0)
    #expect(fact.id == 0)
    #expect(fact.value == "Zero is even")
    #expect(fact.count == 12)
  }

  @Test func anIdentityFromAPartStaysWhenThePartChanges() {
    var item = Identified(Detail(title: "a"), id: \.title)
    item.title = "b"
    #expect(item.id == "a")
    #expect(item.value.title == "b")
  }

  @Test func equalityIsAboutIdentityAndValue() {
    #expect(Identified("a", id: 1) == Identified("a", id: 1))
    #expect(Identified("a", id: 1) != Identified("a", id: 2))
    #expect(Identified("a", id: 1) != Identified("b", id: 1))
    #expect(Set([Identified("a", id: 1), Identified("a", id: 1)]).count == 1)
  }

  @Test func whatIsWrittenIsReadAsAnEqualValue() throws {
    let item = Identified(Detail(title: "a"), id: 1)
    #expect(try roundTrip(item) == item)
  }

  @Test func identifiedValuesFillAnIdentifiedArray() {
    var facts = IdentifiedArray(uniqueElements: [Identified("a", id: 1), Identified("b", id: 2)])
    facts[id: 2]?.value = "B"
    #expect(facts.map(\.value) == ["a", "B"])
  }
}
