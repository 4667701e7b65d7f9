import RostrumCases
import RostrumCore
import RostrumViews

extension Binding where Value: OptionalCaseScoped {
  /// One destination among several that a feature presents, for `sheet(item:)` and its like.
  ///
  /// ```swift
  /// .sheet(item: $store.scope(\.$destination, action: \.destination).edit) { store in
  ///   FormView(store: store)
  /// }
  /// ```
  ///
  /// A case that holds a feature gives its store, a case that holds plain data gives the data. The
  /// binding is `nil` while another destination or none is presented; writing `nil` dismisses.
  ///
  /// - Parameter keyPath: The case of the destination.
  public subscript<Destination>(
    dynamicMember keyPath: KeyPath<
      Value.Scoped.CaseScope.AllCasePaths, AnyCasePath<Value.Scoped.CaseScope, Destination>
    >
  ) -> Binding<Destination?> {
    let path = Value.Scoped.CaseScope.allCasePaths[keyPath: keyPath]
    return part(id: keyPath) { store in
      store.scoped.flatMap { path.extract(from: $0.case) }
    } set: { store, destination in
      guard
        destination == nil, let presented = store.scoped, path.extract(from: presented.case) != nil
      else { return }
      store = .nothing
    }
  }
}

/// A store of one feature among several.
@MainActor
public protocol CaseScoped {
  /// The stores of the cases.
  associatedtype CaseScope: CasePathable

  /// The store of the case that is there.
  var `case`: CaseScope { get }
}

extension Store: CaseScoped
where
  State: CaseReducerState, State.StateReducer.Action == Action,
  State.StateReducer.CaseScope: CasePathable
{}

/// A store of one feature among several, if something is presented.
@MainActor
public protocol OptionalCaseScoped {
  /// The store.
  associatedtype Scoped: CaseScoped

  /// The store, if something is presented.
  var scoped: Scoped? { get }

  /// What there is when nothing is presented.
  static var nothing: Self { get }
}

extension Optional: OptionalCaseScoped where Wrapped: CaseScoped {
  /// The store, if something is presented.
  public var scoped: Wrapped? { self }

  /// What there is when nothing is presented.
  public static var nothing: Self { nil }
}
