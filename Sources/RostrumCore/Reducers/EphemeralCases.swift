import RostrumPresentation
import RostrumRuntime

/// The cases of a destination enum with ephemeral payloads, for enums that aren't observable state.
struct EphemeralCases<State> {
  private let tags: [UInt32]

  /// Inspects the type.
  ///
  /// Observable state records this in its identity instead.
  init() {
    guard !(State.self is any ObservableState.Type) else {
      tags = []
      return
    }
    tags = caseValues(of: State.self).enumerated().compactMap { index, value in
      value?.type is any _EphemeralState.Type ? UInt32(index) : nil
    }
  }

  /// Whether the active case has an ephemeral payload.
  func isActive(in state: State) -> Bool {
    guard !tags.isEmpty, let tag = caseTag(of: state) else { return false }
    return tags.contains(tag)
  }
}
