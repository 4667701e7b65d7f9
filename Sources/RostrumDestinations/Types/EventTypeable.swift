/// What can happen on the interface of one destination, as an enum scoped to that destination.
///
/// ```swift
/// enum Event: EventTypeable {
///   case selectColor, moreButton
///
///   var rawValue: String { "\(self)" }
/// }
/// ```
///
/// Only what presents something or asks an interactor for something needs a case.
public protocol EventTypeable: Hashable {
  /// The name of the event, for messages.
  var rawValue: String { get }
}

/// The older name of ``EventTypeable``.
public typealias UserInteractionTypeable = EventTypeable
