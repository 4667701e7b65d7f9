import RostrumCases

@CasePathable
@dynamicMemberLookup
enum Shape: Equatable {
  case empty
  case circle(radius: Int)
  case box(width: Int, height: Int)
  case group(Group)
  case optional(Int?)
}

@CasePathable
@dynamicMemberLookup
enum Group: Equatable {
  case single(String)
  case locked
}

/// An enum in a generic type whose parameter has a conformance, and with conditions.
struct Screen<Item: Equatable> {
  @CasePathable
  enum Action {
    case selected(Item, Int)
    #if os(Linux) || os(macOS)
      case conditional
    #else
      case elsewhere
    #endif
  }
}
