import RostrumCases

/// The names of the enum cases that make up an action, without their associated values.
///
/// ```swift
/// actionName(.destination(.presented(.add(.nameChanged("Blob")))))
/// // destination.presented.add.nameChanged
/// ```
///
/// The name contains no user data, and a program has a bounded number of names, so they can serve
/// as metric labels and span names. The name ends at the first value that isn't an action, which is
/// a value whose type doesn't conform to `CasePathable`.
///
/// - Parameter action: The action to name.
/// - Returns: The case names joined by dots, or the name of the type if it isn't an enum.
/// - Complexity: O(*d*) for *d* nested cases, a few microseconds each. Stores compute it only when
///   they are instrumented.
public func actionName(_ action: Any) -> String {
  var names: [String] = []
  var next: Any? = action
  while let value = next {
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .enum else { break }
    let child = mirror.children.first
    names.append(child?.label ?? "\(value)")
    next = child.flatMap { innerAction($0.value) }
  }
  return names.isEmpty ? typeLabel(type(of: action)) : names.joined(separator: ".")
}

/// The action among the associated values of a case, such as the `action` of `element(id:action:)`.
private func innerAction(_ payload: Any) -> Any? {
  if payload is any CasePathable { return payload }
  let mirror = Mirror(reflecting: payload)
  guard mirror.displayStyle == .tuple else { return nil }
  return mirror.children.first { $0.value is any CasePathable }?.value
}
