import RostrumRuntime

/// The identity of a presentation.
///
/// As long as the identity stays the same, a change to the state is a change *within* the
/// presentation. When the identity changes, one presentation was dismissed and another one
/// presented: effects of the first are cancelled, and its view is removed.
///
/// Two states belong to the same presentation if they are the same enum case and have equal IDs, as
/// far as they are enums or `Identifiable`. For nested enums that use a macro, this applies at each
/// level. For other enums, only the case and the `id` of its associated value are considered.
/// States that are neither enums nor `Identifiable` always belong to the same presentation.
public struct PresentedID: Hashable, Sendable {
  private let tag: UInt32?
  private let id: Name?

  /// Creates the identity of a state.
  ///
  /// - Parameter state: The presented state.
  public init<State>(_ state: State) {
    self = PresentedIdentity<State>(isKept: false).id(of: state)
  }

  fileprivate init(tag: UInt32?, id: Name?) {
    self.tag = tag
    self.id = id
  }

  /// An ID in a box, because identities are copied with each action and few of them have an ID.
  ///
  /// NB: `nonisolated(unsafe)` because `AnyHashable` isn't `Sendable`. The ID is only compared,
  /// hashed and printed, and the IDs of presented states are values.
  fileprivate final class Name: Hashable, Sendable {
    private nonisolated(unsafe) let value: AnyHashable

    init(_ value: AnyHashable) {
      self.value = value
    }

    static func == (lhs: Name, rhs: Name) -> Bool { lhs === rhs || lhs.value == rhs.value }

    func hash(into hasher: inout Hasher) { hasher.combine(value) }
  }

  /// Returns the identity of an enum whose associated value has this identity.
  ///
  /// - Parameter tag: The index of the case.
  /// - Returns: The identity of the enum.
  public func _$tag(_ tag: UInt32) -> Self {
    guard self.tag != nil else { return Self(tag: tag, id: id) }
    return Self(tag: tag, id: Name(AnyHashable(self)))
  }
}

/// Presented state that provides its own identity, such as an enum of destinations.
///
/// The identity of an enum consists of its case and the identity of its associated value:
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
  /// The identity of the presentation.
  var _$presentedID: PresentedID { get }
}

/// The strategy to identify states of a type, which is determined once for each type.
package struct PresentedIdentity<State> {
  private enum Manner {
    case itself(any _PresentedIdentifiable.Type)
    case id(any Identifiable.Type)
    /// By the case, and by the strategies of the associated values, if they have been determined.
    case enumCase([CaseIdentity<State>?]?)
    case none
  }

  private let manner: Manner

  /// Whether the state is an enum.
  package let hasCases = TypeMetadata(State.self).hasCases

  /// Determines the strategy for the type.
  ///
  /// - Parameter isKept: Whether the strategy is reused, so that the strategies of all cases are
  ///   determined eagerly.
  package init(isKept: Bool = true) {
    if let type = State.self as? any _PresentedIdentifiable.Type {
      manner = .itself(type)
    } else if let type = State.self as? any Identifiable.Type {
      manner = .id(type)
    } else {
      manner = hasCases ? .enumCase(isKept ? CaseIdentity.all() : nil) : .none
    }
  }

  /// Returns the identity of a state.
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

  /// Whether all states of the type have the same identity.
  package var isConstant: Bool { if case .none = manner { true } else { false } }

  /// The identity of all states of the type, if they have the same identity.
  package var constant: PresentedID { PresentedID(tag: nil, id: nil) }

  /// Returns the identity of an optional state.
  ///
  /// - Parameter state: The presented state, or `nil`.
  /// - Returns: The identity, or `nil` if nothing is presented.
  package func id(ofPresented state: State?) -> PresentedID? {
    guard let state else { return nil }
    return id(of: state)
  }
}

extension PresentedID {
  /// Creates the identity of an enum from its case and the ID of its associated value, if any.
  fileprivate init<State>(caseOf state: State, _ cases: [CaseIdentity<State>?]) {
    let tag = caseTag(of: state)
    let value = tag.flatMap { cases.indices.contains(Int($0)) ? cases[Int($0)] : nil }
    self.init(tag: tag, id: value.map { Name(AnyHashable($0.id(of: state))) })
  }
}

/// The strategy to identify the associated values of one enum case.
private struct CaseIdentity<Root> {
  private let makeID: (Root) -> PresentedID

  /// Returns the strategies for all cases, by the index of the case.
  ///
  /// - Returns: An array with `nil` for each case whose values always belong to the same
  ///   presentation.
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

// NB: These methods are called only with values whose static type is `Self`.

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
