import RostrumClassic

/// A meeting that a team holds again and again.
struct Standup: Codable, Equatable, Identifiable {
  let id: UUID
  var attendees: IdentifiedArrayOf<Attendee> = []
  var title = ""
}

/// Somebody who takes part.
struct Attendee: Codable, Equatable, Identifiable {
  let id: UUID
  var name = ""
}

extension Standup {
  static let design = Standup(
    id: UUID(100),
    attendees: [Attendee(id: UUID(10), name: "Ada"), Attendee(id: UUID(11), name: "Alan")],
    title: "Design")
}
