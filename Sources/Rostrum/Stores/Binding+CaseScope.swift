import RostrumCases
import RostrumCore
import RostrumViews

extension Binding where Value: OptionalCaseScoped {
  /// A binding to one case of a presented destination, such as for `sheet(item:)`.
  ///
  /// ```swift
  /// .sheet(item: $store.scope(\.$destination, action: \.destination).edit) { store in
  ///   FormView(store: store)
  /// }
  /// ```
  ///
  /// The binding contains the store of a case that holds a feature, or the data of a case that
  /// holds plain data. It is `nil` while a different destination, or none, is presented. Writing
  /// `nil` dismisses the destination.
  ///
  /// - Parameter keyPath: The key path to the case of the destination.
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

/// A store of an enum feature.
@MainActor
public protocol CaseScoped {
  /// An enum with the store of each case.
  associatedtype CaseScope: CasePathable

  /// The current case, with its store.
  var `case`: CaseScope { get }
}

extension Store: CaseScoped
where
  State: CaseReducerState, State.StateReducer.Action == Action,
  State.StateReducer.CaseScope: CasePathable
{}

/// An optional store of an enum feature.
@MainActor
public protocol OptionalCaseScoped {
  /// The type of the store.
  associatedtype Scoped: CaseScoped

  /// The store, or `nil` if nothing is presented.
  var scoped: Scoped? { get }

  /// The value that represents no presentation.
  static var nothing: Self { get }
}

extension Optional: OptionalCaseScoped where Wrapped: CaseScoped {
  /// The store, or `nil` if nothing is presented.
  public var scoped: Wrapped? { self }

  /// The value that represents no presentation, which is `nil`.
  public static var nothing: Self { nil }
}
