/// An enum with key paths to its cases.
///
/// The macro ``CasePathable()`` adds the conformance:
///
/// ```swift
/// @CasePathable
/// enum Action {
///   case increment
///   case amountChanged(by: Int)
/// }
///
/// Action.amountChanged(by: 2)[case: \.amountChanged]  // 2
/// ```
///
/// If you add `@dynamicMemberLookup` too, each case can be read like an optional property:
/// `action.amountChanged`.
///
/// NB: Noncopyable types may conform too, although their cases have no case paths, because the
/// conformances of `Optional` and `Result` must not be conditional: Swift 6.3 crashes on a key path
/// through a conditional conformance of `Result<Void, any Error>`.
public protocol CasePathable: ~Copyable, ~Escapable {
  /// A type with one property of type ``AnyCasePath`` for each case.
  associatedtype AllCasePaths: Sendable

  /// The case paths of all cases.
  static var allCasePaths: AllCasePaths { get }
}

extension CasePathable {
  /// The root of this type's case key paths, as in `\Action.Cases.increment`.
  public typealias Cases = Case<Self>
}

/// Adds conformances to ``CasePathable`` and ``CasePathIterable`` to an enum.
///
/// Each case gets a case path of the same name, so the names must differ in more than argument
/// labels.
@attached(extension, conformances: CasePathable, CasePathIterable)
@attached(
  member, names: named(AllCasePaths), named(_$CaseTypes), named(allCasePaths), named(binding))
public macro CasePathable() =
  #externalMacro(module: "RostrumMacros", type: "CasePathableMacro")
