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
    guard case .unwritable(_, let reason)? = error as? SharedFileError else {
      return "Your changes are not saved: \(error.localizedDescription)"
    }
    return "Your changes are not saved: \(reason). Retrying."
  }
}
