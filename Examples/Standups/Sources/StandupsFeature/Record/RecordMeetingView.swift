import Rostrum

/// The screen of a meeting in progress.
package struct RecordMeetingView: View {
  @Bindable var store: StoreOf<RecordMeeting>

  package init(store: StoreOf<RecordMeeting>) {
    self.store = store
  }

  package var body: some View {
    ZStack {
      RoundedRectangle(cornerRadius: 16)
        .fill(store.standup.theme.mainColor)
      VStack(spacing: 24) {
        MeetingHeader(
          progress: store.progress,
          elapsed: .seconds(store.secondsElapsed),
          remaining: store.durationRemaining,
          theme: store.standup.theme)
        Spacer()
        MeetingRing(
          speaker: store.speaker?.name ?? "Someone",
          speakerIndex: store.speakerIndex,
          speakerCount: store.standup.attendees.count,
          theme: store.standup.theme)
        Spacer()
        TextField("Notes", text: $store.notes, axis: .vertical)
          .padding(12)
          .background(store.standup.theme.accentColor.opacity(0.12))
          .cornerRadius(8)
        MeetingFooter(
          speakerIndex: store.speakerIndex,
          speakerCount: store.standup.attendees.count
        ) {
          store.send(.nextButtonTapped)
        }
      }
      .padding()
    }
    .padding()
    .foregroundStyle(store.standup.theme.accentColor)
    .navigationTitle(store.standup.title)
    .navigationBarTitleDisplayMode(.inline)
    .navigationBarBackButtonHidden(true)
    .toolbar {
      ToolbarItem(placement: .cancellationAction) {
        Button("End meeting") { store.send(.endMeetingButtonTapped) }
      }
    }
    .alert($store.scope(\.alert, action: \.alert))
    .task { await store.send(.onTask).finish() }
  }
}
