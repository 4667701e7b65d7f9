/// The events of a destination's interface, usually an enum nested in the interface.
///
/// ```swift
/// enum Event: EventTypeable {
///   case selectColor, moreButton
///
///   var rawValue: String { "\(self)" }
/// }
/// ```
///
/// Only events that present a destination or send a request need a case.
public protocol EventTypeable: Hashable {
  /// The name of the event in messages.
  var rawValue: String { get }
}

/// The former name of ``EventTypeable``.
public typealias UserInteractionTypeable = EventTypeable
