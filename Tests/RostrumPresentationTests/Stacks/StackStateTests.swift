import CustomDump
import RostrumCases
import RostrumDependencies
import RostrumPresentation
import Testing

@Suite struct StackStateTests {
  @Test func identitiesCountFromZeroInEachTest() {
    let stack = StackState(["a", "b", "c"])
    #expect(Array(stack.ids) == [0, 1, 2])
    #expect(Array(stack) == ["a", "b", "c"])
  }

  @Test func anotherStackGoesOnCounting() {
    let (first, second) = (StackState(["a"]), StackState(["b"]))
    #expect(Array(first.ids) == [0])
    #expect(Array(second.ids) == [1])
  }

  @Test func aStackThatReplacesAnotherNeverReusesItsIdentities() {
    var stack = StackState(["a", "b"])
    stack = StackState(["a", "b"])
    #expect(Array(stack.ids) == [2, 3])
    stack.removeAll()
    stack.append("c")
    #expect(Array(stack.ids) == [4])
  }

  @Test func eachLaunchCountsForItself() {
    func ids() -> [StackElementID] {
      withDependencies {
        $0.container = DependencyContainer()
      } operation: {
        Array(StackState(["a"]).ids)
      }
    }
    #expect(ids() == [0])
    #expect(ids() == [0])
  }

  @Test func aCopiedGeneratorDoesNotUseUpIdentities() {
    var stack = StackState(["a"])
    let expected = withDependencies {
      $0.stackElementID = $0.stackElementID.copy()
    } operation: {
      var expected = stack
      expected.append("b")
      return expected
    }
    stack.append("b")
    #expect(stack == expected)
  }

  @Test func anElementIsChangedInPlaceByItsIdentity() {
    var stack = StackState([Detail(title: "a"), Detail(title: "b")])
    stack[id: 1]?.title = "B"
    #expect(stack.map(\.title) == ["a", "B"])
    #expect(stack[id: 7] == nil)
  }

  @Test func writingNilRemovesAnElement() {
    var stack = StackState(["a", "b", "c"])
    stack[id: 1] = nil
    #expect(Array(stack) == ["a", "c"])
    #expect(Array(stack.ids) == [0, 2])
  }

  @Test func writingToAMissingIdentityIsAnIssueAndChangesNothing() {
    var stack = StackState(["a", "b"])
    let before = stack
    expectIssue(
      """
      The element #5 was written, but the stack does not contain it. The write has no effect.

        Elements: #0, #1

      • If the element has been popped, check whether the stack contains it before writing.
      • To push an element, use 'append', which gives it an ID.
      """
    ) {
      withDependencies {
        $0.context = .live
      } operation: {
        stack[id: 5] = "x"
      }
    }
    #expect(stack == before)
  }

  @Test func aTestSaysWhatIsPushedByWritingToItsIdentity() {
    var stack = StackState(["a"])
    stack[id: 1] = "b"
    #expect(Array(stack.ids) == [0, 1])
    stack.append("c")
    #expect(Array(stack.ids) == [0, 1, 2])
  }

  @Test func writingNilToAMissingIdentityIsHarmless() {
    var stack = StackState(["a"])
    stack[id: 5] = nil
    #expect(Array(stack) == ["a"])
  }

  @Test func aCaseOfAnElementIsChangedInPlace() {
    var stack = StackState<Destination>([.detail(Detail()), .help])
    stack[id: 0, case: \.detail]?.title = "A"
    #expect(stack[id: 0] == .detail(Detail(title: "A")))
    #expect(stack[id: 1, case: \.detail] == nil)
  }

  @Test func writingAnotherCaseOfAnElementIsAnIssue() {
    var stack = StackState<Destination>([.help])
    expectIssue(
      startsWith: "A destination of type 'Detail' was written while 'help' is presented"
    ) {
      stack[id: 0, case: \.detail] = Detail()
    }
    expectIssue(
      startsWith: "A destination of type 'Detail' was written while 'help' is presented"
    ) {
      stack[id: 0, case: \.detail]?.title.append("A")
    }
    #expect(stack[id: 0] == .help)
  }

  @Test func popFromRemovesTheElementAndAllAbove() {
    var stack = StackState(["a", "b", "c"])
    stack.pop(from: 1)
    #expect(Array(stack) == ["a"])
    stack.pop(from: 9)
    #expect(Array(stack) == ["a"])
  }

  @Test func popToRemovesAllAbove() {
    var stack = StackState(["a", "b", "c"])
    stack.pop(to: 1)
    #expect(Array(stack) == ["a", "b"])
    stack.pop(to: 1)
    #expect(Array(stack) == ["a", "b"])
  }

  @Test func replacingAMiddlePartKeepsTheOthersIdentities() {
    var stack = StackState(["a", "b", "c"])
    stack.replaceSubrange(1..<2, with: ["x", "y"])
    #expect(Array(stack) == ["a", "x", "y", "c"])
    #expect(Array(stack.ids) == [0, 3, 4, 2])
  }

  @Test func aPushedElementBringsItsIdentity() {
    var stack = StackState(["a"])
    stack.append("b", id: 7)
    stack.append("c")
    #expect(Array(stack.ids) == [0, 7, 8])
  }

  @Test("An identity that is pushed twice is reported, and the stack stays as it is")
  func pushedTwice() {
    withKnownIssue {
      var stack = StackState(["a"])
      stack.append("b", id: 0)
      #expect(Array(stack) == ["a"])
    }
  }

  @Test func equalityAndHashesIncludeIdentities() {
    let first = StackState(["a"])
    let second = StackState(["a"])
    var copy = first
    #expect(first != second)
    #expect(first == copy)
    #expect(first.hashValue == copy.hashValue)
    copy.append("b")
    #expect(first != copy)
    #expect(first.count == 1)
  }

  @Test func whatIsWrittenIsReadAsAnEqualStack() throws {
    var stack = StackState<Destination>([.help, .detail(Detail(title: "A")), .help])
    stack[id: 0] = nil
    let read = try roundTrip(stack)
    #expect(read == stack)
    #expect(Array(read.ids) == [1, 2])
  }

  @Test func noNewElementGetsAnIdentityThatWasRead() throws {
    var stack: StackState<String> = try decode(
      from: #"[{"id": 41, "state": "a"}, {"id": 7, "state": "b"}]"#)
    stack.append("c")
    #expect(Array(stack.ids) == [41, 7, 42])
  }

  @Test func anIdentityThatOccursTwiceIsNotRead() {
    #expect(throws: DecodingError.self) {
      try decode(
        StackState<String>.self, from: #"[{"id": 1, "state": "a"}, {"id": 1, "state": "b"}]"#)
    }
  }

  @Test func theStructureTokenTellsComingAndGoingFromAChangeInPlace() {
    var stack = StackState(["a", "b"])
    let before = stack._structureID
    stack[id: 0]?.append("!")
    #expect(stack._structureID == before)
    stack.append("c")
    let appended = stack._structureID
    #expect(appended != before)
    stack[id: 1] = "B"
    let replaced = stack._structureID
    #expect(replaced != appended)
    stack[id: 0] = nil
    #expect(stack._structureID != replaced)
  }

  @Test func aDumpShowsElementsByIdentity() {
    let stack = StackState<Destination>([.help, .detail(Detail(title: "A"))])
    expectNoDifference(
      String(customDumping: stack),
      """
      [
        #0: .help,
        #1: .detail(
          Detail(
            title: "A",
            count: 0
          )
        )
      ]
      """)
  }

  @Test func aDumpKeepsTheOrderOfTenElements() {
    let stack = StackState(0..<11)
    #expect(String(customDumping: stack).contains("  #9: 9,\n  #10: 10\n]"))
  }
}
