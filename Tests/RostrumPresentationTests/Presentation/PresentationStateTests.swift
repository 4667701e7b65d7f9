import CustomDump
import Foundation
import RostrumCases
import RostrumPresentation
import Testing

@Suite struct PresentationStateTests {
  struct Parent: Equatable, Hashable, Codable {
    @PresentationState var destination: Destination?
  }

  @Test func aCopyIsIndependent() {
    let original = Parent(destination: .detail(Detail(title: "A")))
    var copy = original
    copy.$destination[case: \.detail]?.title = "B"
    #expect(original.destination == .detail(Detail(title: "A")))
    #expect(copy.destination == .detail(Detail(title: "B")))
  }

  @Test func aCopySharesItsStateUntilOneIsWritten() {
    let original = Parent(destination: .help)
    var copy = original
    #expect(original.$destination.sharesStorage(with: copy.$destination))
    copy.destination = .help
    #expect(!original.$destination.sharesStorage(with: copy.$destination))
    #expect(original == copy)
  }

  @Test func aStateThatNobodySharesIsWrittenInPlace() {
    var state = PresentationState(wrappedValue: CopyCounter(id: 0))
    state.wrappedValue?.increment()
    #expect(state.wrappedValue?.count == 1)
    #expect(state.wrappedValue?.copies == 0)
  }

  @Test func itIsSmallHoweverLargeItsStateIs() {
    struct Large { var words: (Int, Int, Int, Int, Int, Int, Int, Int) }
    struct Larger { var words: (Large, Large, Large, Large) }
    #expect(
      MemoryLayout<PresentationState<Larger>>.size == MemoryLayout<PresentationState<Int>>.size)
  }

  @Test func aFeatureCanPresentItsOwnKind() {
    struct Node: Equatable {
      var name: String
      @PresentationState var child: Node?
    }
    var root = Node(name: "0", child: Node(name: "1", child: Node(name: "2")))
    root.child?.child?.name = "two"
    #expect(root.child?.child == Node(name: "two"))
  }

  @Test func writingNilDismissesAPresentedCase() {
    var parent = Parent(destination: .edit(Detail()))
    parent.$destination[case: \.edit] = nil
    #expect(parent.destination == nil)
  }

  @Test(arguments: [nil, Destination.edit(Detail())])
  func writingToAnInactiveCaseInAnyWayIsAnIssue(_ destination: Destination?) {
    var parent = Parent(destination: destination)
    let writes: [(inout Parent) -> Void] = [
      { $0.$destination[case: \.detail] = nil },
      { $0.$destination[case: \.detail] = Detail() },
      { $0.$destination[case: \.detail]?.title = "B" },
      { $0.$destination[case: \.detail]?.title.append("B") },
    ]
    for write in writes {
      expectIssue(startsWith: "A destination of type 'Detail' was written while") {
        write(&parent)
      }
      #expect(parent.destination == destination)
    }
  }

  @Test func writingAnotherCaseIsAnIssueAndChangesNothing() {
    var parent = Parent(destination: .edit(Detail(title: "A")))
    expectIssue(
      """
      A destination of type 'Detail' was written while 'edit' is presented. The write has no effect.

      • To present the destination, assign the whole destination state.
      • To change the presented destination, check which case is active before writing.
      """
    ) {
      parent.$destination[case: \.detail] = Detail(title: "B")
    }
    #expect(parent.destination == .edit(Detail(title: "A")))
  }

  @Test func writingACaseOfNothingIsAnIssue() {
    var parent = Parent()
    expectIssue(startsWith: "A destination of type 'Detail' was written while nothing is presented")
    {
      parent.$destination[case: \.detail] = Detail()
    }
    #expect(parent.destination == nil)
  }

  @Test func partsAreReadByName() {
    let parent = Parent(destination: .detail(Detail(title: "A")))
    #expect(parent.$destination.detail.title.wrappedValue == "A")
    #expect(parent.$destination.edit.wrappedValue == nil)
  }

  @Test(arguments: [nil, Destination.detail(Detail(title: "A", count: 2)), .help])
  func whatIsWrittenIsReadAsAnEqualValue(destination: Destination?) throws {
    let parent = Parent(destination: destination)
    #expect(try roundTrip(parent) == parent)
  }

  @Test func equalStatesAreEqualPresentations() {
    let (a, b) = (Parent(destination: .help), Parent(destination: .help))
    #expect(a == b)
    #expect(a.hashValue == b.hashValue)
    #expect(a != Parent())
  }

  @Test func whatAReducerNotedIsNotPartOfTheValue() {
    let original = PresentationState(wrappedValue: Detail())
    var noted = original
    noted.note(PresentedID(Detail()))
    #expect(noted == original)
  }

  @Test func aDumpShowsWhatIsPresented() {
    expectNoDifference(
      String(customDumping: Parent(destination: .detail(Detail(title: "A")))),
      """
      PresentationStateTests.Parent(
        _destination: .detail(
          Detail(
            title: "A",
            count: 0
          )
        )
      )
      """)
    expectNoDifference(
      String(customDumping: Parent()), "PresentationStateTests.Parent(_destination: nil)")
  }
}
