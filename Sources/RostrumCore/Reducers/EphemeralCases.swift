import RostrumPresentation
import RostrumRuntime

/// The cases of an enum of destinations that hold an alert or the like, where no macro tells them.
struct EphemeralCases<State> {
  private let tags: [UInt32]

  /// Looks at the type; observable state knows by itself.
  init() {
    guard !(State.self is any ObservableState.Type) else {
      tags = []
      return
    }
    tags = caseValues(of: State.self).enumerated().compactMap { index, value in
      value?.type is any _EphemeralState.Type ? UInt32(index) : nil
    }
  }

  /// Whether one of them is the active one.
  func isActive(in state: State) -> Bool {
    guard !tags.isEmpty, let tag = caseTag(of: state) else { return false }
    return tags.contains(tag)
  }
}
