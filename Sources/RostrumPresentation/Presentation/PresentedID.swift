import RostrumRuntime

/// The identity of what is presented.
///
/// While it stays the same, a change of state is a change *in* what is presented. When it changes,
/// one thing was dismissed and another presented: effects of the first are cancelled and its view
/// goes.
///
/// The rule: two states are the same presentation when they are the same case of an enum and have
/// equal `id`s, where they are enums and `Identifiable`, as far as that goes inwards. Enums without a
/// macro are looked at one level deep: their case, and the `id` of its value. States that are neither
/// are always the same presentation.
public struct PresentedID: Hashable, Sendable {
  private let tag: UInt32?
  private let id: Name?

  /// The identity of a state.
  ///
  /// - Parameter state: The presented state.
  public init<State>(_ state: State) {
    self = PresentedIdentity<State>(isKept: false).id(of: state)
  }

  fileprivate init(tag: UInt32?, id: Name?) {
    self.tag = tag
    self.id = id
  }

  /// An `id` behind a reference: identities are copied with each action, and few have one.
  ///
  /// NB: `nonisolated(unsafe)` because `AnyHashable` is not `Sendable`. An `id` is only compared,
  /// hashed and printed, and those of presented state are values.
  fileprivate final class Name: Hashable, Sendable {
    private nonisolated(unsafe) let value: AnyHashable

    init(_ value: AnyHashable) {
      self.value = value
    }

    static func == (lhs: Name, rhs: Name) -> Bool { lhs === rhs || lhs.value == rhs.value }

    func hash(into hasher: inout Hasher) { hasher.combine(value) }
  }

  /// The identity of a case whose value has this one.
  ///
  /// - Parameter tag: The number of the case.
  /// - Returns: The identity.
  public func _$tag(_ tag: UInt32) -> Self {
    guard self.tag != nil else { return Self(tag: tag, id: id) }
    return Self(tag: tag, id: Name(AnyHashable(self)))
  }
}

/// Presented state that says itself what it is, such as an enum of destinations.
///
/// An enum tells the case and the identity of its value:
///
/// ```swift
/// var _$presentedID: PresentedID {
///   switch self {
///   case .detail(let state): PresentedID(state)._$tag(0)
///   case .alert(let state): PresentedID(state)._$tag(1)
///   }
/// }
/// ```
public protocol _PresentedIdentifiable {
  /// What is presented.
  var _$presentedID: PresentedID { get }
}

/// How the states of a type are told apart, found out once rather than for each state.
package struct PresentedIdentity<State> {
  private enum Manner {
    case itself(any _PresentedIdentifiable.Type)
    case id(any Identifiable.Type)
    /// By the case, and by how the values of each case are told apart, where that is known already.
    case enumCase([CaseIdentity<State>?]?)
    case none
  }

  private let manner: Manner

  /// Whether a state is one of several cases.
  package let hasCases = TypeMetadata(State.self).hasCases

  /// Looks at the type.
  ///
  /// - Parameter isKept: Whether many states are told apart, so that all cases are looked at here.
  package init(isKept: Bool = true) {
    if let type = State.self as? any _PresentedIdentifiable.Type {
      manner = .itself(type)
    } else if let type = State.self as? any Identifiable.Type {
      manner = .id(type)
    } else {
      manner = hasCases ? .enumCase(isKept ? CaseIdentity.all() : nil) : .none
    }
  }

  /// The identity of a state.
  ///
  /// - Parameter state: The presented state.
  /// - Returns: The identity.
  package func id(of state: State) -> PresentedID {
    switch manner {
    case .itself(let type): type.presentedID(of: state)
    case .id(let type): PresentedID(tag: nil, id: PresentedID.Name(type.anyID(of: state)))
    case .enumCase(let cases): PresentedID(caseOf: state, cases ?? CaseIdentity.all())
    case .none: PresentedID(tag: nil, id: nil)
    }
  }

  /// Whether all states of the type have one identity.
  package var isConstant: Bool { if case .none = manner { true } else { false } }

  /// The identity of all states, if all have one.
  package var constant: PresentedID { PresentedID(tag: nil, id: nil) }

  /// The identity of a state, if something is presented.
  ///
  /// - Parameter state: The presented state, or `nil`.
  /// - Returns: The identity, or `nil`.
  package func id(ofPresented state: State?) -> PresentedID? {
    guard let state else { return nil }
    return id(of: state)
  }
}

extension PresentedID {
  /// The identity of an enum value: its case, and the identity of the case's value if it has one.
  fileprivate init<State>(caseOf state: State, _ cases: [CaseIdentity<State>?]) {
    let tag = caseTag(of: state)
    let value = tag.flatMap { cases.indices.contains(Int($0)) ? cases[Int($0)] : nil }
    self.init(tag: tag, id: value.map { Name(AnyHashable($0.id(of: state))) })
  }
}

/// How the values of one case of an enum are told apart, where they have an identity.
private struct CaseIdentity<Root> {
  private let makeID: (Root) -> PresentedID

  /// Tells how the values of each case are told apart, by the numbers of the cases.
  ///
  /// - Returns: `nil` for a case whose values are all the same presentation.
  static func all() -> [Self?] {
    caseValues(of: Root.self).map { value in
      value.flatMap { Self($0.type, isIndirect: $0.isIndirect) }
    }
  }

  private init?<Value>(_ type: Value.Type, isIndirect: Bool) {
    guard type is any _PresentedIdentifiable.Type || type is any Identifiable.Type else {
      return nil
    }
    let identity = PresentedIdentity<Value>()
    makeID = { identity.id(of: caseValue(of: $0, isIndirect: isIndirect)) }
  }

  func id(of root: Root) -> PresentedID { makeID(root) }
}

// NB: These are called with values whose static type is another name for `Self`.

extension _PresentedIdentifiable {
  fileprivate static func presentedID<State>(of state: State) -> PresentedID {
    withUnsafePointer(to: state) {
      $0.withMemoryRebound(to: Self.self, capacity: 1) { $0.pointee._$presentedID }
    }
  }
}

extension Identifiable {
  fileprivate static func anyID<State>(of state: State) -> AnyHashable {
    withUnsafePointer(to: state) {
      $0.withMemoryRebound(to: Self.self, capacity: 1) { AnyHashable($0.pointee.id) }
    }
  }
}
