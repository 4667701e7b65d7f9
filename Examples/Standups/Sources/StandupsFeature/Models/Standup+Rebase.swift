extension Standup {
  /// Returns this draft of a standup with the changes that others have made in the meantime.
  ///
  /// - Parameters:
  ///   - original: The standup that the draft was made from.
  ///   - current: The standup as it is now.
  /// - Returns: The fields that the draft has changed, and all others as they are now.
  func rebased(from original: Standup, onto current: Standup) -> Standup {
    var result = current
    if attendees != original.attendees { result.attendees = attendees }
    if duration != original.duration { result.duration = duration }
    if meetings != original.meetings { result.meetings = meetings }
    if theme != original.theme { result.theme = theme }
    if title != original.title { result.title = title }
    return result
  }
}
