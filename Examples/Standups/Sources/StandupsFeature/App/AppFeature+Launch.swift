import Rostrum

extension AppFeature.State {
  /// Returns a state in which a standup is being edited, and one of its attendees has the focus.
  ///
  ///     let store = Store(initialState: .editing(.mock, attendee: 3)) {
  ///       AppFeature()
  ///     }
  ///
  /// - Parameters:
  ///   - standup: The standup whose detail screen and form are open.
  ///   - attendee: The index of the focused attendee, or `nil` to focus the title.
  /// - Returns: The state.
  package static func editing(_ standup: Standup, attendee: Int? = nil) -> Self {
    Self(
      path: StackState([
        .detail(
          StandupDetail.State(
            destination: .edit(
              StandupForm.State(
                focus: attendee.map { .attendee(standup.attendees[$0].id) } ?? .title,
                standup: standup)),
            standup: standup))
      ]))
  }
}
