import Rostrum

/// The form of a standup.
package struct StandupFormView: View {
  @Bindable var store: StoreOf<StandupForm>
  @FocusState var focus: StandupForm.State.Field?

  package init(store: StoreOf<StandupForm>) {
    self.store = store
  }

  package var body: some View {
    Form {
      Section("Standup") {
        TextField("Title", text: $store.standup.title)
          .focused($focus, equals: .title)
        HStack {
          Slider(value: $store.standup.duration.minutes, in: 5...30, step: 1) {
            Text("Length")
          }
          Spacer()
          Text(store.standup.duration.inMinutes)
            .monospacedDigit()
            .foregroundStyle(.secondary)
        }
        ThemePicker(selection: $store.standup.theme)
      }
      Section("Attendees") {
        ForEach($store.standup.attendees) { $attendee in
          TextField("Name", text: $attendee.name)
            .focused($focus, equals: .attendee(attendee.id))
        }
        .onDelete { store.send(.deleteAttendees(atOffsets: $0)) }
        Button("New attendee") {
          store.send(.addAttendeeButtonTapped)
        }
      }
    }
    .bind($store.focus, to: $focus)
  }
}
