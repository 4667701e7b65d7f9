import RostrumCases

/// The cases that an action is made of, without the values in them.
///
/// ```swift
/// actionName(.destination(.presented(.add(.nameChanged("Blob")))))
/// // destination.presented.add.nameChanged
/// ```
///
/// What people type, buy or are called does not get into it, and a program has a bounded number of
/// such names, so they can be labels of metrics and names of spans. The name ends at the first value
/// that is not an action, that is, not ``RostrumCases/CasePathable``.
///
/// - Parameter action: The action.
/// - Returns: The names of the cases, joined by dots; the name of the type if it is no enum.
/// - Complexity: A few microseconds for each level. Nobody asks for it unless a store is watched.
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

/// The action among the values of a case, such as the `action` of `element(id:action:)`.
private func innerAction(_ payload: Any) -> Any? {
  if payload is any CasePathable { return payload }
  let mirror = Mirror(reflecting: payload)
  guard mirror.displayStyle == .tuple else { return nil }
  return mirror.children.first { $0.value is any CasePathable }?.value
}
