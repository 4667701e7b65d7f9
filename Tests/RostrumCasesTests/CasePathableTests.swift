import IssueReporting
import RostrumCases
import Testing

@Suite("Case pathable enums")
struct CasePathableTests {
  @Test("Cases are read like optional properties, through optionals, too")
  func dynamicMembers() {
    struct State {
      var shape: Shape?
    }
    let state = State(shape: .group(.single("a")))
    #expect(state.shape?.group?.single == "a")
    #expect(state.shape?.circle == nil)
    #expect(state[keyPath: \.shape?.group?.single] == "a")
    #expect(State().shape?.group == nil)
  }

  @Test("A case of an optional value reads as that optional")
  func flattened() {
    let one: Int? = Shape.optional(1).optional
    let none: Int? = Shape.optional(nil).optional
    #expect(one == 1)
    #expect(none == nil)
  }

  @Test("A case, or a case in a case, is or is not the active one")
  func isActive() {
    let shape = Shape.group(.locked)
    #expect(shape.is(\.group))
    #expect(shape.is(\.group.locked))
    #expect(!shape.is(\.group.single))
    #expect(!shape.is(\.empty))
    #expect(Shape.optional(nil).is(\.optional))
    let none: Shape? = nil
    let some: Shape? = shape
    #expect(!none.is(\.group))
    #expect(some.is(\.group.locked))
  }

  @Test("Writing the active case replaces its value")
  func write() {
    var shape = Shape.group(.single("a"))
    shape[case: \.group.single] = "b"
    #expect(shape == .group(.single("b")))
    var optional: Shape? = .circle(radius: 1)
    optional?[case: \.circle] = 2
    #expect(optional == .circle(radius: 2))
  }

  @Test("Writing a case that isn't active changes nothing and is reported")
  func writeInactive() {
    var shape = Shape.circle(radius: 1)
    withKnownIssue {
      shape[case: \.group.single] = "a"
    } matching: { issue in
      issue.description.contains(
        "The value of a case that isn't active was written. The write has no effect.")
    }
    #expect(shape == .circle(radius: 1))
  }

  @Test("Writing through optional chaining changes the active case only")
  func chainedWrite() {
    var shape = Shape.box(width: 1, height: 2)
    shape[case: \.box]?.height = 3
    shape[case: \.group.single]?.append("a")
    #expect(shape == .box(width: 1, height: 3))
  }

  @Test("A case cannot be nothing: writing nil changes nothing and is reported")
  func writeNil() {
    var shape = Shape.circle(radius: 1)
    withKnownIssue {
      shape[case: \.circle] = nil
    } matching: { issue in
      issue.description.hasSuffix(
        """
        Can't set a case to 'nil', because an enum always has an active case.

          Type: Shape
          Value: circle(radius: 1)
        """)
    }
    #expect(shape == .circle(radius: 1))
  }

  @Test("The active case is changed in place")
  func modify() {
    var shape: Shape? = .group(.single("a"))
    shape.modify(\.group.single) { $0 += "b" }
    #expect(shape == .group(.single("ab")))
    var box = Shape.box(width: 1, height: 2)
    box.modify(\.box) { $0.height = 3 }
    #expect(box == .box(width: 1, height: 3))
  }

  @Test("Changing another case changes nothing and is reported")
  func modifyInactive() {
    var shape = Shape.circle(radius: 1)
    withKnownIssue {
      shape.modify(\.group.single) { $0 += "b" }
    } matching: { issue in
      issue.description.hasSuffix(
        """
        Can't modify a case that isn't active.

          Type: Shape
          Type of the case's value: String
          Value: circle(radius: 1)
        """)
    }
    #expect(shape == .circle(radius: 1))
  }

  @Test("Changing a case of nil is reported")
  func modifyNil() {
    var shape: Shape?
    withKnownIssue {
      shape.modify(\.circle) { $0 = 2 }
    } matching: { issue in
      issue.description.hasSuffix(
        """
        Can't modify a case of an optional that is 'nil'.

          Type: Shape
          Type of the case's value: Int
        """)
    }
    #expect(shape == nil)
  }
}
