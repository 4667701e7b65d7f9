import IssueReporting
import RostrumCases
import RostrumRuntime

prefix operator /

/// The name of ``AnyCasePath`` before macros wrote case paths.
public typealias CasePath = AnyCasePath

/// Makes a case path from a case of an enum.
///
/// ```swift
/// .ifLet(\.$addStandup, action: /Action.addStandup) {
///   StandupForm()
/// }
/// ```
///
/// What can be known of the case is found out here, once; to extract a value then costs a look at
/// the number of the active case. Where several cases have values of one type, it costs making a
/// root of the value, too.
///
/// - Parameter embed: The case, as a function that makes an enum value. No other function will do:
///   it is reported.
/// - Returns: The case path.
/// - Complexity: O(*n*) in the number of cases of the enum.
public prefix func / <Root, Value>(
  embed: @escaping (Value) -> Root
) -> AnyCasePath<Root, Value> {
  let extract = extraction(by: embed)
  return AnyCasePath(_$embed: { embed($0) }, _$extract: extract)
}

/// Makes a case path from a case without a value.
///
/// - Parameter root: The case.
/// - Returns: The case path.
@_disfavoredOverload
public prefix func / <Root>(root: Root) -> AnyCasePath<Root, Void> {
  let tag = caseTag(of: root)
  return AnyCasePath(_$embed: { root }, _$extract: { caseTag(of: $0) == tag ? () : nil })
}

/// Makes a function that takes the value of a case out of an enum.
///
/// ```swift
/// CaseLet(/Path.State.detail, action: Path.Action.detail) { DetailView(store: $0) }
/// ```
///
/// - Parameter embed: The case, as a function that makes an enum value.
/// - Returns: The function; it returns `nil` when another case is active.
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

/// The value of a type that has a single one, and so takes no room in an enum's case.
private func onlyValue<Value>(of type: Value.Type) -> Value? {
  guard MemoryLayout<Value>.size == 0, _isPOD(Value.self), !hasNoValues(type) else { return nil }
  return unsafeBitCast((), to: Value.self)
}

/// Whether a type is an enum without cases.
private func hasNoValues(_ type: Any.Type) -> Bool {
  TypeMetadata(type).kind == .enumeration && caseValues(of: type).isEmpty
}

private func reportFunction(in root: Any.Type, _ value: Any.Type) {
  reportIssue(
    """
    A case path was made of a case of '\(root)' whose value is or holds a function or a type: \
    '\(value)'. The case path matches nothing.

    How such a value lies in memory is known to the compiler alone. Use \
    'AnyCasePath(embed:extract:)', or '@CasePathable' and a case key path.
    """)
}

private func reportNoCase(of root: Any.Type, with value: Any.Type) {
  reportIssue(
    """
    A case path was made of something that is not a case: '\(root)' has no case with a value of \
    type '\(value)'. The case path matches nothing.

    Write the case itself after the slash, as in '/Action.detail'. For any other pair of functions \
    use 'AnyCasePath(embed:extract:)'.
    """)
}
