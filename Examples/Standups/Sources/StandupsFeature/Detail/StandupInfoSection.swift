import Rostrum

/// The details of a standup, with a link to start a meeting.
struct StandupInfoSection: View {
  let standup: Standup

  var body: some View {
    Section {
      NavigationLink(
        state: AppFeature.Path.State.record(RecordMeeting.State(standup: standup))
      ) {
        Label("Start meeting", systemImage: "timer")
          .font(.headline)
          .foregroundStyle(.tint)
      }
      HStack {
        Label("Length", systemImage: "clock")
        Spacer()
        Text(standup.duration.inMinutes)
          .foregroundStyle(.secondary)
      }
      HStack {
        Label("Theme", systemImage: "paintpalette")
        Spacer()
        Text(standup.theme.name)
          .font(.subheadline)
          .padding(.horizontal, 10)
          .padding(.vertical, 4)
          .foregroundStyle(standup.theme.accentColor)
          .background(standup.theme.mainColor)
          .cornerRadius(8)
      }
    } header: {
      Text("About")
    }
  }
}
