import RostrumCases
import RostrumPresentation

/// A feature that can be presented.
struct Detail: Equatable, Hashable, Codable, Sendable {
  var title = ""
  var count = 0
}

/// A feature that can be presented and has an identity.
struct Item: Equatable, Hashable, Codable, Identifiable, Sendable {
  let id: Int
  var name = ""
}

/// The states of what a feature presents.
@CasePathable @dynamicMemberLookup
enum Destination: Equatable, Hashable, Codable, Sendable {
  case detail(Detail)
  case edit(Detail)
  case item(Item)
  case help
}

/// The actions of a feature that can be presented.
@CasePathable
enum DetailAction: Equatable, Hashable, Codable, Sendable {
  case save
  case rename(String)
}

/// The actions of what a feature presents.
@CasePathable
enum DestinationAction: Equatable, Hashable, Codable, Sendable {
  case detail(DetailAction)
  case edit(DetailAction)
}

/// The actions of a feature that presents.
@CasePathable
enum ParentAction: Equatable, Sendable {
  case destination(PresentationAction<DestinationAction>)
  case path(StackAction<Destination, DestinationAction>)
  case rows(IdentifiedAction<Int, DetailAction>)
}
