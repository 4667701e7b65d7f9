import IssueReporting
import RostrumCases
import RostrumRuntime

prefix operator /

/// The former name of `AnyCasePath`.
public typealias CasePath = AnyCasePath

/// Creates a case path from a case of an enum.
///
/// ```swift
/// .ifLet(\.$addStandup, action: /Action.addStandup) {
///   StandupForm()
/// }
/// ```
///
/// The case is analysed when the case path is created. Extracting a value then only compares the
/// index of the active case. If several cases have associated values of the same type, extracting a
/// value also embeds it to identify the case.
///
/// - Parameter embed: The case, as a function that creates an enum value. Any other function is
///   reported as an issue.
/// - Returns: The case path.
/// - Complexity: O(*n*) in the number of cases of the enum.
public prefix func / <Root, Value>(
  embed: @escaping (Value) -> Root
) -> AnyCasePath<Root, Value> {
  let extract = extraction(by: embed)
  return AnyCasePath(_$embed: { embed($0) }, _$extract: extract)
}

/// Creates a case path from a case without an associated value.
///
/// - Parameter root: The case.
/// - Returns: The case path.
@_disfavoredOverload
public prefix func / <Root>(root: Root) -> AnyCasePath<Root, Void> {
  let tag = caseTag(of: root)
  return AnyCasePath(_$embed: { root }, _$extract: { caseTag(of: $0) == tag ? () : nil })
}

/// Creates a function that extracts the associated value of a case.
///
/// ```swift
/// CaseLet(/Path.State.detail, action: Path.Action.detail) { DetailView(store: $0) }
/// ```
///
/// - Parameter embed: The case, as a function that creates an enum value.
/// - Returns: A function that returns the associated value, or `nil` if another case is active.
@_disfavoredOverload
public prefix func / <Root, Value>(embed: @escaping (Value) -> Root) -> (Root) -> Value? {
  extraction(by: embed)
}

private func extraction<Root, Value>(by embed: @escaping (Value) -> Root) -> (Root) -> Value? {
  if let value = onlyValue(of: Value.self) {
    let tag = caseTag(of: embed(value))
    return { caseTag(of: $0) == tag ? value : nil }
  }
  guard !TypeMetadata(Value.self).holdsFunction else {
    reportFunction(in: Root.self, Value.self)
    return { _ in nil }
  }
  let cases = EnumCases<Root, Value>()
  if cases.isEmpty, !hasNoValues(Value.self) { reportNoCase(of: Root.self, with: Value.self) }
  guard cases.isAmbiguous else { return { cases.value(of: $0)?.value } }
  return { root in
    guard let (tag, value) = cases.value(of: root), caseTag(of: embed(value)) == tag
    else { return nil }
    return value
  }
}

/// Returns the only value of a zero-sized type, which occupies no memory in an enum.
private func onlyValue<Value>(of type: Value.Type) -> Value? {
  guard MemoryLayout<Value>.size == 0, _isPOD(Value.self), !hasNoValues(type) else { return nil }
  return unsafeBitCast((), to: Value.self)
}

/// Whether a type is an enum without cases, or a tuple with such an element.
private func hasNoValues(_ type: Any.Type) -> Bool {
  let metadata = TypeMetadata(type)
  if metadata.kind == .enumeration { return caseValues(of: type).isEmpty }
  return metadata.kind == .tuple && metadata.elements.contains(where: hasNoValues)
}

private func reportFunction(in root: Any.Type, _ value: Any.Type) {
  reportIssue(
    """
    A case path was created from a case of '\(root)' whose associated value is or contains a \
    function or a metatype: '\(value)'. The case path matches nothing.

    Only the compiler knows the memory layout of such a value. Use 'AnyCasePath(embed:extract:)', \
    or '@CasePathable' and a case key path.
    """)
}

private func reportNoCase(of root: Any.Type, with value: Any.Type) {
  reportIssue(
    """
    A case path was created from a function that is not a case: '\(root)' has no case with an \
    associated value of type '\(value)'. The case path matches nothing.

    Write the case itself after the slash, as in '/Action.detail'. For any other pair of functions, \
    use 'AnyCasePath(embed:extract:)'.
    """)
}
