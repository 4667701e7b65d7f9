import Rostrum

/// A standup in the list: its title, number of attendees and duration.
struct StandupCard: View {
  let standup: Standup

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      Text(standup.title)
        .font(.headline)
      HStack {
        Label(attendance, systemImage: "person.3")
        Spacer()
        Label(standup.duration.inMinutes, systemImage: "clock")
          .labelStyle(.trailingIcon)
      }
      .font(.caption)
    }
    .padding(.vertical, 8)
  }

  private var attendance: String {
    let count = standup.attendees.count
    return count == 1 ? "1 attendee" : "\(count) attendees"
  }
}
