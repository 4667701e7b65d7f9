/// Builds commands from the statements of a closure.
@MainActor @resultBuilder
public enum CommandsBuilder {
  /// Returns commands unchanged.
  public static func buildExpression<Content: Commands>(_ content: Content) -> Content { content }

  /// Returns commands unchanged.
  public static func buildBlock<Content: Commands>(_ content: Content) -> Content { content }

  /// Builds several commands, or none.
  @_disfavoredOverload
  public static func buildBlock<each Content: Commands>(
    _ content: repeat each Content
  ) -> _CommandGroup<
    TupleView<repeat (each Content)._Menus>, TupleView<repeat (each Content)._Actions>
  > {
    var hasActions = false
    for commands in repeat each content { hasActions = hasActions || commands._hasActions }
    return _CommandGroup(
      _menus: TupleView(repeat (each content)._menus),
      _actions: TupleView(repeat (each content)._actions), _hasActions: hasActions)
  }

  /// Builds an `if` without an `else`.
  public static func buildIf<Content: Commands>(
    _ content: Content?
  ) -> _OptionalCommands<Content> {
    _OptionalCommands(
      _menus: content?._menus, _actions: content?._actions,
      _hasActions: content?._hasActions ?? false)
  }

  /// Builds the first branch of an `if` or `switch`.
  public static func buildEither<First: Commands, Second: Commands>(
    first: First
  ) -> _EitherCommands<First, Second> {
    _EitherCommands(
      _menus: ViewBuilder.buildEither(first: first._menus),
      _actions: ViewBuilder.buildEither(first: first._actions), _hasActions: first._hasActions)
  }

  /// Builds the second branch of an `if` or `switch`.
  public static func buildEither<First: Commands, Second: Commands>(
    second: Second
  ) -> _EitherCommands<First, Second> {
    _EitherCommands(
      _menus: ViewBuilder.buildEither(second: second._menus),
      _actions: ViewBuilder.buildEither(second: second._actions), _hasActions: second._hasActions)
  }

  /// Builds commands that only some systems have.
  public static func buildLimitedAvailability<Content: Commands>(_ content: Content) -> Content {
    content
  }
}

/// Several commands.
public struct _CommandGroup<Menus: View, Actions: View>: Commands {
  /// Primitive commands have no body.
  public typealias Body = Never

  /// The menus; apps don't call or implement this.
  public let _menus: Menus
  /// The commands that aren't in a menu of their own; apps don't call or implement this.
  public let _actions: Actions
  /// Whether there are commands that aren't in a menu of their own; apps don't call or implement
  /// this.
  public let _hasActions: Bool
}

/// One of two kinds of commands: the branches of an `if` or `switch`.
public struct _EitherCommands<First: Commands, Second: Commands>: Commands {
  /// Primitive commands have no body.
  public typealias Body = Never

  /// The menus; apps don't call or implement this.
  public let _menus: _ConditionalContent<First._Menus, Second._Menus>
  /// The commands that aren't in a menu of their own; apps don't call or implement this.
  public let _actions: _ConditionalContent<First._Actions, Second._Actions>
  /// Whether there are commands that aren't in a menu of their own; apps don't call or implement
  /// this.
  public let _hasActions: Bool
}

/// Commands that may be absent: an `if` without an `else`.
public struct _OptionalCommands<Content: Commands>: Commands {
  /// Primitive commands have no body.
  public typealias Body = Never

  /// The menus; apps don't call or implement this.
  public let _menus: Content._Menus?
  /// The commands that aren't in a menu of their own; apps don't call or implement this.
  public let _actions: Content._Actions?
  /// Whether there are commands that aren't in a menu of their own; apps don't call or implement
  /// this.
  public let _hasActions: Bool
}
