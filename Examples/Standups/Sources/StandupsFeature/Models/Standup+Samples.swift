import Foundation
import Rostrum

extension Standup {
  /// A team of six with a meeting in its history.
  package static let mock = Self(
    id: UUID(uuidString: "5A7D0000-0000-4000-8000-000000000001")!,
    attendees: attendees(["Ada", "Alan", "Barbara", "Edsger", "Grace", "Tony"], team: 1),
    duration: .seconds(6 * 60),
    meetings: [
      Meeting(
        id: UUID(uuidString: "5A7D0000-0000-4000-8000-00000000A001")!,
        date: Date(timeIntervalSince1970: 1_781_514_000),
        notes: """
          The parser is merged. The build got faster by a third.
          Next: write down what the error messages should say.
          """)
    ],
    theme: .orange,
    title: "Compilers"
  )

  /// A small team without a history.
  package static let designMock = Self(
    id: UUID(uuidString: "5A7D0000-0000-4000-8000-000000000002")!,
    attendees: attendees(["Charles", "Ray"], team: 2),
    duration: .seconds(10 * 60),
    theme: .teal,
    title: "Design"
  )

  /// A team of four that meets longer than the others.
  package static let releaseMock = Self(
    id: UUID(uuidString: "5A7D0000-0000-4000-8000-000000000003")!,
    attendees: attendees(["Katherine", "Margaret", "Dorothy", "Mary"], team: 3),
    duration: .seconds(20 * 60),
    theme: .indigo,
    title: "Release train"
  )

  private static func attendees(_ names: [String], team: Int) -> IdentifiedArrayOf<Attendee> {
    IdentifiedArray(
      uniqueElements: names.enumerated().map { index, name in
        let number = "\(team)0\(index + 1)"
        return Attendee(
          id: UUID(uuidString: "5A7D0000-0000-4000-8000-000000000\(number)")!, name: name)
      })
  }
}
