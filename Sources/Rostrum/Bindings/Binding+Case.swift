import RostrumCases
import RostrumViews

extension Binding {
  /// A binding to the associated value of a case, or `nil` while a different case is active.
  ///
  /// ```swift
  /// if let $quantity = $status.inStock {
  ///   Stepper("Quantity: \($quantity.wrappedValue)", value: $quantity)
  /// }
  /// ```
  ///
  /// When a different case becomes active later, the binding keeps its last value, and writing to
  /// it has no effect.
  ///
  /// - Parameter keyPath: The key path to the case.
  public subscript<Member>(
    dynamicMember keyPath: KeyPath<Value.AllCasePaths, AnyCasePath<Value, Member>>
  ) -> Binding<Member>? where Value: CasePathable {
    Binding<Member>(optionalCase(keyPath, in: { $0 }, set: { $0 = $1 }))
  }

  /// A binding to the associated value of a case of an optional enum, such as for `sheet(item:)`.
  ///
  /// ```swift
  /// .sheet(item: $destination.edit) { contact in … }
  /// ```
  ///
  /// Writing `nil` sets the optional to `nil` if the case is active. Writing a value has no effect
  /// while a different case is active.
  ///
  /// - Parameter keyPath: The key path to the case.
  public subscript<Enum: CasePathable, Member>(
    dynamicMember keyPath: KeyPath<Enum.AllCasePaths, AnyCasePath<Enum, Member>>
  ) -> Binding<Member?> where Value == Enum? {
    optionalCase(keyPath, in: { $0 }, set: { $0 = $1 }, clear: { $0 = nil })
  }

  /// A binding to whether a case without an associated value is active, as for
  /// `sheet(isPresented:)`.
  ///
  /// Writing `false` sets the optional to `nil` if the case is active. Writing `true` makes the
  /// case active.
  ///
  /// - Parameter keyPath: The key path to the case.
  public subscript<Enum: CasePathable>(
    dynamicMember keyPath: KeyPath<Enum.AllCasePaths, AnyCasePath<Enum, Void>>
  ) -> Binding<Bool> where Value == Enum? {
    let path = Enum.allCasePaths[keyPath: keyPath]
    return part(id: keyPath) { value in
      value.flatMap(path.extract) != nil
    } set: { value, isActive in
      if isActive {
        value = path.embed(())
      } else if value.flatMap(path.extract) != nil {
        value = nil
      }
    }
  }

  private func optionalCase<Enum: CasePathable, Member>(
    _ keyPath: KeyPath<Enum.AllCasePaths, AnyCasePath<Enum, Member>>,
    in root: @escaping @MainActor (Value) -> Enum?,
    set: @escaping @MainActor (inout Value, Enum) -> Void,
    clear: @escaping @MainActor (inout Value) -> Void = { _ in }
  ) -> Binding<Member?> {
    let path = Enum.allCasePaths[keyPath: keyPath]
    return part(id: keyPath) { value in
      root(value).flatMap(path.extract)
    } set: { value, member in
      // A control may write late, when a different case has become active.
      let root = root(value)
      guard root == nil || root.flatMap(path.extract) != nil else { return }
      if let member {
        set(&value, path.embed(member))
      } else if root != nil {
        clear(&value)
      }
    }
  }
}
