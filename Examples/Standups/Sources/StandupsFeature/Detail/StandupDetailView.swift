import Rostrum

/// The screen of one standup.
package struct StandupDetailView: View {
  @Bindable var store: StoreOf<StandupDetail>

  package init(store: StoreOf<StandupDetail>) {
    self.store = store
  }

  package var body: some View {
    List {
      StandupInfoSection(standup: store.standup)
      if !store.standup.meetings.isEmpty {
        pastMeetings
      }
      attendees
      Section {
        Button("Delete standup", role: .destructive) {
          store.send(.deleteButtonTapped)
        }
        .frame(maxWidth: .infinity)
      }
    }
    .navigationTitle(store.standup.title)
    .toolbar {
      ToolbarItem(placement: .primaryAction) {
        Button("Edit") { store.send(.editButtonTapped) }
      }
    }
    .alert($store.scope(\.destination?.alert, action: \.destination.alert))
    .sheet(item: $store.scope(\.destination?.edit, action: \.destination.edit)) { form in
      StandupFormSheet(
        title: store.standup.title, done: "Done", store: form,
        onCancel: { store.send(.cancelEditButtonTapped) },
        onDone: { store.send(.doneEditingButtonTapped) })
    }
    .urlComponent("edit") { store.send(.editButtonTapped) }
  }

  private var pastMeetings: some View {
    Section {
      ForEach(store.standup.meetings) { meeting in
        NavigationLink(
          state: AppFeature.Path.State.meeting(meeting, standup: store.standup)
        ) {
          Label(meeting.date.inWords, systemImage: "calendar")
        }
      }
      .onDelete { store.send(.deleteMeetings(atOffsets: $0)) }
    } header: {
      Text("Past meetings")
    }
  }

  private var attendees: some View {
    Section {
      ForEach(store.standup.attendees) { attendee in
        Label(attendee.name, systemImage: "person")
      }
    } header: {
      Text("Attendees")
    }
  }
}
