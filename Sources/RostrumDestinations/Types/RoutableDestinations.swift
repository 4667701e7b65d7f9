/// The destinations of an app, usually an enum.
///
/// ```swift
/// enum AppDestination: RoutableDestinations {
///   case home
///   case colorDetail
///   case tabBar(tabs: [AppTab])
///
///   var rawValue: String {
///     switch self {
///     case .home: "home"
///     case .colorDetail: "colorDetail"
///     case .tabBar: "tabBar"
///     }
///   }
/// }
/// ```
///
/// Destinations are compared with `==`. If a flow has no provider for an equal destination, it uses
/// the provider with the same ``rawValue``, so one provider can serve all associated values of a
/// case. If the enum is `CaseIterable`, a flow reports the cases without a provider when it starts.
public protocol RoutableDestinations: Hashable {
  /// The name of the destination.
  var rawValue: String { get }
}
