import Foundation
import RostrumDependencies
import RostrumRestoration

/// The path from a shared value to a part of it, by which a launch finds the part again.
///
/// It finds stored properties by their names, and elements of identified arrays by their ids. A part
/// is used only if it has the type that the property of the app declares.
struct SharedRoute: Codable {
  /// Where a path begins.
  enum Origin: Codable {
    /// A value that the launch keeps.
    ///
    /// - Parameters:
    ///   - place: The place of the value.
    ///   - type: The name by which the type is found, if it can be found.
    case kept(KeptPlace, type: String?)
    /// A value that is stored elsewhere, under a key that a property declares.
    ///
    /// - Parameters:
    ///   - key: The name of the key.
    ///   - type: The name of the value's type.
    case keyed(String, type: String)
  }

  /// A step to a part.
  enum Step: Codable {
    /// The stored property with a name.
    case property(String)
    /// The element with an id, as JSON.
    case element(id: String)
    /// The value itself.
    case whole
  }

  /// A step, and whether it unwraps an optional.
  struct Hop: Codable {
    var step: Step
    /// Whether the part is the content of an optional.
    var isContent = false
    /// The last content as JSON, which is the part's value while the optional is `nil`.
    var last: String?
  }

  var origin: Origin
  var hops: [Hop] = []

  /// The path that continues with a hop.
  func adding(_ hop: Hop) -> Self {
    var route = self
    route.hops.append(hop)
    return route
  }
}

extension SharedRoute {
  /// The part at the end of the path; `nil` if the launch has no such part.
  @MainActor
  func end(in restoration: Restoration) -> (any SharedWhole)? {
    var part = origin.reference(in: restoration)
    for hop in hops { part = part?.part(at: hop) }
    return part
  }
}

extension SharedRoute.Origin {
  @MainActor
  fileprivate func reference(in restoration: Restoration) -> (any SharedWhole)? {
    switch self {
    case .kept(let place, let name):
      if let owner = restoration.owner(of: place) as? any KeptWhole { return owner.whole }
      func storage<Value>(_ type: Value.Type) -> (any SharedWhole)? {
        KeptShared<Value>.storage(at: place, in: restoration)
      }
      return name.flatMap(_typeByName).flatMap { _openExistential($0, do: storage) }
    case .keyed(let key, let type):
      return DependencyValues.current[SharedReferences.self].keyed(by: key, of: type)
    }
  }
}

/// A value that the launch keeps, whose parts can be found.
@MainActor
protocol KeptWhole: AnyObject {
  /// The value.
  var whole: (any SharedWhole)? { get }
}

extension KeptShared: KeptWhole {
  var whole: (any SharedWhole)? { sharedStorage }
}
