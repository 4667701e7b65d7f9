import RostrumClassic

extension Standup {
  static let mock = Standup(
    id: UUID(200),
    attendees: [
      Attendee(id: UUID(20), name: "Ada"), Attendee(id: UUID(21), name: "Alan"),
      Attendee(id: UUID(22), name: "Barbara"), Attendee(id: UUID(23), name: "Edsger"),
    ],
    title: "Design")
}

// Block "StandupsApp".
struct StandupsApp: App {
  var body: some Scene {
    WindowGroup {
      var editedStandup = Standup.mock
      let _ = editedStandup.title += " Morning Sync"

      AppView(
        store: Store(
          initialState: AppFeature.State(
            path: StackState([
              .detail(
                StandupDetailFeature.State(
                  editStandup: StandupFormFeature.State(
                    focus: .attendee(editedStandup.attendees[3].id),
                    standup: editedStandup
                  ),
                  standup: .mock
                )
              )
            ]),
            standupsList: StandupsListFeature.State(
              standups: [.mock]
            )
          ),
          reducer: { AppFeature() }
        )
      )
    }
  }
}
