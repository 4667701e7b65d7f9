import Rostrum

/// The placeholder of an empty list.
struct EmptyStandups: View {
  let add: @MainActor () -> Void

  var body: some View {
    VStack(spacing: 16) {
      Image(systemName: "person.3")
        .font(.largeTitle)
        .foregroundStyle(.secondary)
        .accessibilityHidden(true)
      Text("No standups yet")
        .font(.title2.bold())
      Text("A standup is a short meeting in which everyone has the same time to speak.")
        .font(.subheadline)
        .foregroundStyle(.secondary)
        .multilineTextAlignment(.center)
      Button("Create a standup", action: add)
        .buttonStyle(.borderedProminent)
    }
    .padding()
  }
}
