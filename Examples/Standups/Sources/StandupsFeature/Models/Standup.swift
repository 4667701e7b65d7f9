import Foundation
import Rostrum

/// A recurring meeting of a team, with its attendees.
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

  /// The speaking time of each attendee.
  var durationPerAttendee: Duration { duration / max(attendees.count, 1) }

  /// Whether the title isn't blank.
  var hasTitle: Bool { !title.allSatisfy(\.isWhitespace) }
}
