import Rostrum

/// A meeting of the past: who was there and what was noted.
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
