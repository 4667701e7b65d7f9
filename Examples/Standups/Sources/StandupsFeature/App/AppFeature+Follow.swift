import Rostrum

extension AppFeature.State {
  /// Brings the screens up to date with the standups, which others may have changed or deleted.
  ///
  /// The screens of a standup that was deleted go, and the user is told.
  mutating func followStandups() {
    for id in path.ids {
      guard let standup = path[id: id]?.standup else { continue }
      guard let current = standupsList.standups[id: standup.id] else {
        path.pop(from: id)
        if standupsList.destination == nil {
          standupsList.destination = .alert(.standupWasDeleted(title: standup.title))
        }
        return
      }
      if current != standup, path[id: id]?.is(\.detail) == true {
        path[id: id, case: \.detail]?.follow(current)
      }
    }
  }
}

extension AppFeature.Path.State {
  /// The standup that the screen is about.
  fileprivate var standup: Standup {
    switch self {
    case .detail(let detail): detail.standup
    case .meeting(_, let standup): standup
    case .record(let record): record.standup
    }
  }
}

extension StandupDetail.State {
  /// Shows the standup as others have changed it, except that a draft keeps its own changes.
  fileprivate mutating func follow(_ current: Standup) {
    if case .edit(var form) = destination {
      form.standup = form.standup.rebased(from: standup, onto: current)
      destination = .edit(form)
    }
    standup = current
  }
}
