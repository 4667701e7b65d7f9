import RostrumClassic
import Testing

/// Case paths of slashes, to look into presented state and stacks.
@MainActor
@Suite struct CasePathAccessTests {
  enum Place: Equatable {
    case room(number: Int)
    case hall(String)
  }

  @Test("A case of an optional is changed in its place")
  func modifyOptional() {
    var place: Place? = .room(number: 1)
    (/Place.room).modify(&place) { $0 += 1 }
    #expect(place == .room(number: 2))
    #expect((/Place.hall).modify(&place) { $0 = "East" } == nil)
    #expect(place == .room(number: 2))
    place = nil
    #expect((/Place.room).modify(&place) { $0 += 1 } == nil)
    #expect(place == nil)
  }

  @Test("An error in a change of an optional's case is rethrown, and the value is restored")
  func throwing() {
    struct Failure: Error {}
    var place: Place? = .room(number: 1)
    #expect(throws: Failure.self) {
      try (/Place.room).modify(&place) { number in
        number = 5
        throw Failure()
      }
    }
    #expect(place == .room(number: 5))
  }

  @Test("A case of presented state is read and written")
  func presented() {
    let state = PresentationState<Place>(wrappedValue: .room(number: 1))
    var changed = state
    changed[case: /Place.room] = 7
    #expect(changed.wrappedValue == .room(number: 7))
    #expect(changed[case: /Place.hall] == nil)
    changed[case: /Place.room]? += 1
    #expect(changed[case: /Place.room] == 8)
    withKnownIssue {
      changed[case: /Place.hall] = "East"
    } matching: {
      $0.description.contains("was written while 'room' is presented. The write has no effect.")
    }
    changed[case: /Place.room] = nil
    #expect(changed.wrappedValue == nil)
    #expect(state.wrappedValue == .room(number: 1))
  }

  @Test("A case of a stack's element is read and written")
  func stack() throws {
    var path = StackState<Place>([.room(number: 1), .hall("East")])
    let ids = Array(path.ids)
    let (first, second) = (ids[0], ids[1])
    path[id: first, case: /Place.room]? += 1
    #expect(path[id: first, case: /Place.room] == 2)
    #expect(path[id: second, case: /Place.room] == nil)
    withKnownIssue {
      path[id: second, case: /Place.room] = 3
    } matching: {
      $0.description.contains("was written while 'hall' is presented. The write has no effect.")
    }
    path[id: first, case: /Place.room] = nil
    #expect(Array(path) == [.hall("East")])
  }
}
