import Rostrum

/// A past meeting: its attendees and its transcript.
struct MeetingView: View {
  let meeting: Meeting
  let standup: Standup

  var body: some View {
    Form {
      Section {
        ForEach(standup.attendees) { attendee in
          Label(attendee.name, systemImage: "person")
        }
      } header: {
        Text("Attendees")
      }
      Section {
        if meeting.notes.isEmpty {
          Text("Nothing was noted.")
            .foregroundStyle(.secondary)
        } else {
          Text(meeting.notes)
        }
      } header: {
        Text("Notes")
      }
    }
    .navigationTitle(meeting.date.inWords)
  }
}
