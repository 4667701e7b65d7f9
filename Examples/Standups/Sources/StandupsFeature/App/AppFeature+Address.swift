import Foundation
import Rostrum

extension AppFeature.Path.State {
  /// The components of the URL's path for the screen, such as `standups/<id>`.
  var address: [String] {
    switch self {
    case .detail(let detail): ["standups", detail.standup.id.inAddress]
    case .meeting(let meeting, standup: _): ["meetings", meeting.id.inAddress]
    case .record: ["record"]
    }
  }

  /// Creates the screen at the start of components; fails if there is none.
  ///
  /// - Parameters:
  ///   - address: The components.
  ///   - screen: The screen below.
  ///   - standups: The user's standups.
  init?(
    address: [String], above screen: Self?, in standups: IdentifiedArrayOf<Standup>
  ) {
    let id = address.dropFirst().first.flatMap(UUID.init(uuidString:))
    switch (address.first, screen) {
    case ("standups", _):
      guard let standup = id.flatMap({ standups[id: $0] }) else { return nil }
      self = .detail(StandupDetail.State(standup: standup))
    case ("meetings", .detail(let detail)):
      guard let meeting = id.flatMap({ detail.standup.meetings[id: $0] }) else { return nil }
      self = .meeting(meeting, standup: detail.standup)
    case ("record", .detail(let detail)):
      self = .record(RecordMeeting.State(standup: detail.standup))
    default:
      return nil
    }
  }
}

extension UUID {
  fileprivate var inAddress: String { uuidString.lowercased() }
}
