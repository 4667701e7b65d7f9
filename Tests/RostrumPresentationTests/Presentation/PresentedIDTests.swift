import RostrumPresentation
import Testing

@Suite struct PresentedIDTests {
  @Test func aChangeInsideIsTheSamePresentation() {
    #expect(PresentedID(Detail(title: "A")) == PresentedID(Detail(title: "B")))
    #expect(
      PresentedID(Destination.detail(Detail(title: "A")))
        == PresentedID(Destination.detail(Detail(title: "B"))))
    #expect(PresentedID(Item(id: 1, name: "A")) == PresentedID(Item(id: 1, name: "B")))
  }

  @Test func anotherCaseIsAnotherPresentation() {
    let states: [Destination] = [
      .detail(Detail()), .edit(Detail()), .item(Item(id: 1)), .help,
    ]
    #expect(Set(states.map { PresentedID($0) }).count == states.count)
  }

  @Test func anotherIdentityOfACasesValueIsAnotherPresentation() {
    #expect(
      PresentedID(Destination.item(Item(id: 1))) != PresentedID(Destination.item(Item(id: 2))))
    #expect(
      PresentedID(Destination.item(Item(id: 1, name: "A")))
        == PresentedID(Destination.item(Item(id: 1, name: "B"))))
    indirect enum Boxed { case item(Item), other(Item), none }
    #expect(PresentedID(Boxed.item(Item(id: 1))) != PresentedID(Boxed.item(Item(id: 2))))
    #expect(PresentedID(Boxed.item(Item(id: 1))) == PresentedID(Boxed.item(Item(id: 1))))
    #expect(PresentedID(Boxed.item(Item(id: 1))) != PresentedID(Boxed.other(Item(id: 1))))
  }

  @Test func anotherIdentityIsAnotherPresentation() {
    #expect(PresentedID(Item(id: 1)) != PresentedID(Item(id: 2)))
  }

  @Test func anotherAlertIsAnotherPresentationEvenIfItReadsTheSame() {
    let alert = { AlertState<Int> { TextState("Delete?") } }
    let (first, second) = (alert(), alert())
    #expect(first == second)
    #expect(PresentedID(first) != PresentedID(second))
    #expect(PresentedID(first) == PresentedID(first))
  }

  @Test func anEnumThatSaysWhatItPresentsIsAskedForTheValuesIdentity() {
    enum Sheet: _PresentedIdentifiable {
      case item(Item)
      case other(Item)
      case detail(Detail)

      var _$presentedID: PresentedID {
        switch self {
        case .item(let item): PresentedID(item)._$tag(0)
        case .other(let item): PresentedID(item)._$tag(1)
        case .detail(let detail): PresentedID(detail)._$tag(2)
        }
      }
    }
    #expect(PresentedID(Sheet.item(Item(id: 1))) != PresentedID(Sheet.item(Item(id: 2))))
    #expect(
      PresentedID(Sheet.item(Item(id: 1, name: "A")))
        == PresentedID(Sheet.item(Item(id: 1, name: "B"))))
    #expect(PresentedID(Sheet.item(Item(id: 1))) != PresentedID(Sheet.other(Item(id: 1))))
    #expect(PresentedID(Sheet.detail(Detail())) != PresentedID(Sheet.item(Item(id: 1))))
  }

  @Test func enumsInEnumsAreToldApartAtEveryLevel() {
    enum Outer: _PresentedIdentifiable {
      case first(Destination)
      case second(Destination)

      var _$presentedID: PresentedID {
        switch self {
        case .first(let inner): PresentedID(inner)._$tag(0)
        case .second(let inner): PresentedID(inner)._$tag(1)
        }
      }
    }
    let states: [Outer] = [
      .first(.help), .first(.edit(Detail())), .second(.help), .second(.edit(Detail())),
    ]
    #expect(Set(states.map { PresentedID($0) }).count == states.count)
  }
}
