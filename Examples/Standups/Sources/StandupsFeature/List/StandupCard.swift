import Rostrum

/// A standup in the list: its title, how many take part and how long it is.
struct StandupCard: View {
  let standup: Standup

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      Text(standup.title)
        .font(.headline)
      HStack {
        Label("\(standup.attendees.count) attendees", systemImage: "person.3")
        Spacer()
        Label(standup.duration.inMinutes, systemImage: "clock")
          .labelStyle(.trailingIcon)
      }
      .font(.caption)
    }
    .padding()
    .foregroundStyle(standup.theme.accentColor)
  }
}
