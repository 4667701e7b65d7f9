/// The areas of an app to which a user can go, as an enum of the app.
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
/// Two destinations are equal as the enum says. A flow that has no provider for exactly this
/// value takes the provider of the same ``rawValue``, so one provider serves a case with any
/// associated values. If the enum is `CaseIterable`, a flow says at its start which cases have no
/// provider.
public protocol RoutableDestinations: Hashable {
  /// The name of the area.
  var rawValue: String { get }
}
