import Rostrum

extension RecordMeeting.State {
  /// How much of the meeting is left.
  var durationRemaining: Duration { standup.duration - .seconds(secondsElapsed) }

  /// How much of the meeting has passed, from 0 to 1.
  var progress: Double {
    min(Double(secondsElapsed) / max(Double(standup.duration.components.seconds), 1), 1)
  }

  /// Whether nobody speaks after the current speaker.
  var isLastSpeaker: Bool { speakerIndex >= standup.attendees.count - 1 }

  /// How long each attendee may speak, in seconds.
  var secondsPerAttendee: Int { max(Int(standup.durationPerAttendee.components.seconds), 1) }

  /// Who speaks now.
  var speaker: Attendee? {
    standup.attendees.indices.contains(speakerIndex) ? standup.attendees[speakerIndex] : nil
  }
}
