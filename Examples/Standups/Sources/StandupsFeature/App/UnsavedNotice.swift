import Rostrum

/// A notice that is shown while changes are unsaved.
struct UnsavedNotice: View {
  let store: StoreOf<StandupsList>

  var body: some View {
    if let error = store.$standups.saveError {
      Label(words(for: error), systemImage: "exclamationmark.triangle")
        .font(.footnote)
        .padding()
        .frame(maxWidth: .infinity, alignment: .leading)
        .background(Color.yellow.opacity(0.25))
        .onAppear { AccessibilityNotification.Announcement(words(for: error)).post() }
    }
  }

  private func words(for error: any Error) -> String {
    switch error {
    case is SharedConflict: error.localizedDescription
    case is SharedDatabaseError: "Your changes are not saved: \(error.localizedDescription)"
    default: "Your changes are not saved: \(error.localizedDescription) Retrying."
    }
  }
}
