/// An enum whose binding can be switched over, for a binding to the value of the active case.
///
/// The macro ``CaseBindable()`` writes the conformance.
@MainActor
public protocol CaseBindable {
  /// The cases, with bindings in place of their values.
  associatedtype CaseBindings

  /// The active case of what a binding leads to.
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
  /// When another case becomes active later, a binding keeps the last value that was there, and
  /// writing does nothing.
  public var cases: Value.CaseBindings { Value._$cases(of: self) }

  /// A binding to a value of the active case, for code that the macro writes.
  ///
  /// - Parameters:
  ///   - id: What tells the value from others of the enum.
  ///   - last: The value that the binding keeps when another case becomes active.
  ///   - get: Reads the value; returns `nil` when another case is active.
  ///   - set: Writes the value, unless another case is active.
  /// - Returns: The binding.
  public func _$value<Member>(
    id: String, last: Member, get: @escaping @MainActor (Value) -> Member?,
    set: @escaping @MainActor (inout Value, Member) -> Void
  ) -> Binding<Member> {
    part(id: id, get: { get($0) ?? last }, set: set)
  }
}

/// Lets a binding to an enum be switched over; see ``Binding/cases``.
@attached(extension, conformances: CaseBindable)
@attached(member, names: named(CaseBindings), named(_$cases))
public macro CaseBindable() = #externalMacro(module: "RostrumMacros", type: "CaseBindableMacro")
