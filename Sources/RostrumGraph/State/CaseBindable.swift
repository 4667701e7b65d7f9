internal import RostrumCases

/// An enum for which a binding can be switched over to get a binding to the value of the active
/// case.
///
/// The macro ``CaseBindable()`` writes the conformance.
@MainActor
public protocol CaseBindable {
  /// The cases, with bindings in place of their values.
  associatedtype CaseBindings

  /// The active case of a binding's value.
  ///
  /// - Parameter binding: The binding.
  /// - Returns: The case, with bindings to its values.
  static func _$cases(of binding: Binding<Self>) -> CaseBindings
}

extension Binding where Value: CaseBindable {
  /// The active case, with bindings to its values.
  ///
  /// ```swift
  /// @CaseBindable enum Status {
  ///   case inStock(quantity: Int)
  ///   case soldOut(isOnBackOrder: Bool)
  /// }
  ///
  /// switch $status.cases {
  /// case .inStock(let $quantity): Stepper("Quantity", value: $quantity)
  /// case .soldOut(let $isOnBackOrder): Toggle("On back order", isOn: $isOnBackOrder)
  /// }
  /// ```
  ///
  /// When a different case becomes active later, a binding keeps the last value, and writing is a
  /// no-op.
  public var cases: Value.CaseBindings { Value._$cases(of: self) }

  /// A binding to a value of the active case, for code that the macro writes.
  ///
  /// - Parameters:
  ///   - id: The identity that distinguishes the value from others of the enum.
  ///   - last: The value that the binding keeps when a different case becomes active.
  ///   - get: Reads the value; returns `nil` when a different case is active.
  ///   - set: Writes the value, unless a different case is active.
  /// - Returns: The binding.
  public func _$value<Member>(
    id: String, last: Member, get: @escaping @MainActor (Value) -> Member?,
    set: @escaping @MainActor (inout Value, Member) -> Void
  ) -> Binding<Member> {
    part(id: id, get: { get($0) ?? last }, set: set)
  }
}

/// Makes bindings to an enum switchable; see ``Binding/cases``.
///
/// The enum gets case paths too, as from `@CasePathable`.
@attached(extension, conformances: CaseBindable, CasePathable, CasePathIterable)
@attached(
  member, names: named(CaseBindings), named(_$cases), named(AllCasePaths), named(_$CaseTypes),
  named(allCasePaths))
public macro CaseBindable() = #externalMacro(module: "RostrumMacros", type: "CaseBindableMacro")
