import Rostrum

extension RecordMeeting.State {
  /// The remaining time of the meeting.
  var durationRemaining: Duration { standup.duration - .seconds(secondsElapsed) }

  /// The progress of the meeting, from 0 to 1.
  var progress: Double {
    min(Double(secondsElapsed) / max(Double(standup.duration.components.seconds), 1), 1)
  }

  /// Whether the current speaker is the last one.
  var isLastSpeaker: Bool { speakerIndex >= standup.attendees.count - 1 }

  /// The speaking time of each attendee, in seconds.
  var secondsPerAttendee: Int { max(Int(standup.durationPerAttendee.components.seconds), 1) }

  /// The current speaker.
  var speaker: Attendee? {
    standup.attendees.indices.contains(speakerIndex) ? standup.attendees[speakerIndex] : nil
  }
}
