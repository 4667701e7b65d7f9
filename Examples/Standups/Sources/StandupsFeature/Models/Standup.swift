import Foundation
import Rostrum

/// A meeting that a team holds again and again, with everyone who takes part.
package struct Standup: Codable, Equatable, Identifiable, Sendable {
  package let id: UUID
  package var attendees: IdentifiedArrayOf<Attendee>
  package var duration: Duration
  package var meetings: IdentifiedArrayOf<Meeting>
  package var theme: Theme
  package var title: String

  package init(
    id: UUID,
    attendees: IdentifiedArrayOf<Attendee> = [],
    duration: Duration = .seconds(5 * 60),
    meetings: IdentifiedArrayOf<Meeting> = [],
    theme: Theme = .bubblegum,
    title: String = ""
  ) {
    self.id = id
    self.attendees = attendees
    self.duration = duration
    self.meetings = meetings
    self.theme = theme
    self.title = title
  }

  /// How long each attendee may speak.
  var durationPerAttendee: Duration { duration / max(attendees.count, 1) }

  /// Whether the title says anything.
  var hasTitle: Bool { !title.allSatisfy(\.isWhitespace) }
}
