/// An enum whose cases key paths can point at.
///
/// The macro ``CasePathable()`` writes the conformance:
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
/// With `@dynamicMemberLookup` beside the macro, each case can also be read like an optional
/// property: `action.amountChanged`.
///
/// NB: Also for types whose values cannot be copied, although their cases have no case paths, because the
/// conformances of `Optional` and `Result` must not depend on what they hold: Swift 6.3 crashes on
/// a key path through a conditional conformance of `Result<Void, any Error>`.
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

/// Writes the conformance of an enum to ``CasePathable`` and ``CasePathIterable``.
///
/// Every case gets a case path of the same name, so names must differ in more than their labels.
@attached(extension, conformances: CasePathable, CasePathIterable)
@attached(member, names: named(AllCasePaths), named(allCasePaths), named(binding))
public macro CasePathable() =
  #externalMacro(module: "RostrumMacros", type: "CasePathableMacro")
