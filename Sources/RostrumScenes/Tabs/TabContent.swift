/// Tabs of a tab view.
///
/// ```swift
/// struct LibraryTabs: TabContent {
///   typealias TabValue = Screen
///
///   var body: some TabContent<Screen> {
///     Tab("Books", systemImage: "book", value: Screen.books) { Books() }
///     Tab("Music", systemImage: "music.note", value: Screen.music) { Music() }
///   }
/// }
/// ```
@MainActor @preconcurrency
public protocol TabContent<TabValue> {
  /// The type of the selection; `Never` for tabs without values.
  associatedtype TabValue: Hashable
  /// The type of the tabs' content.
  associatedtype Body: TabContent
  /// The type of the views that represent the tabs, which is inferred.
  associatedtype _Tabs: View = _ComposedParts<Self, Body._Tabs>

  /// The content of the tabs.
  @TabContentBuilder<TabValue> var body: Body { get }

  /// The views that represent the tabs; apps don't call or implement this.
  var _tabs: _Tabs { get }
}

extension TabContent where _Tabs == _ComposedParts<Self, Body._Tabs> {
  /// The views that represent the tabs.
  public var _tabs: _Tabs { _ComposedParts(source: self) { $0.body._tabs } }
}

extension Never: TabContent {
  /// `Never` has no values.
  public typealias TabValue = Never
  /// Never called: `Never` has no values.
  public var _tabs: Never { fatalTabs(Self.self) }
}

extension TabContent where Body == Never {
  /// Never called: primitive tab content has no body.
  public var body: Never { fatalTabs(Self.self) }
}

@MainActor
private func fatalTabs<Tabs: TabContent>(_ type: Tabs.Type) -> Never {
  preconditionFailure("\(type) is primitive tab content. It has no body.")
}

/// Builds tabs from the statements of a closure.
@MainActor @resultBuilder
public enum TabContentBuilder<TabValue: Hashable> {
  /// Returns a tab unchanged.
  public static func buildExpression<Content: TabContent>(
    _ content: Content
  ) -> Content where Content.TabValue == TabValue {
    content
  }

  /// Returns a single tab unchanged.
  public static func buildBlock<Content: TabContent>(
    _ content: Content
  ) -> Content where Content.TabValue == TabValue {
    content
  }

  /// Builds several tabs.
  @_disfavoredOverload
  public static func buildBlock<each Content: TabContent>(
    _ content: repeat each Content
  ) -> _TabGroup<TabValue, TupleView<repeat (each Content)._Tabs>> {
    _TabGroup(TupleView(repeat (each content)._tabs))
  }

  /// Builds tabs that only some systems have.
  public static func buildLimitedAvailability<Content: TabContent>(
    _ content: Content
  ) -> Content where Content.TabValue == TabValue {
    content
  }

  /// Builds an `if` without an `else`.
  public static func buildIf<Content: TabContent>(
    _ content: Content?
  ) -> _OptionalTabs<TabValue, Content> {
    _OptionalTabs(_tabs: content?._tabs)
  }

  /// Builds the first branch of an `if` or `switch`.
  public static func buildEither<First: TabContent, Second: TabContent>(
    first: First
  ) -> _ConditionalTabs<TabValue, First, Second> {
    _ConditionalTabs(_tabs: _ConditionalContent(.first(first._tabs)))
  }

  /// Builds the other branch of an `if` or `switch`.
  public static func buildEither<First: TabContent, Second: TabContent>(
    second: Second
  ) -> _ConditionalTabs<TabValue, First, Second> {
    _ConditionalTabs(_tabs: _ConditionalContent(.second(second._tabs)))
  }
}

/// Tabs as views.
public struct _TabGroup<TabValue: Hashable, Tabs: View>: TabContent {
  /// Primitive tab content has no body.
  public typealias Body = Never

  /// The views that represent the tabs; apps don't call or implement this.
  public let _tabs: Tabs

  init(_ tabs: Tabs) {
    _tabs = tabs
  }
}

/// Tab content that may be absent: an `if` without an `else`.
public struct _OptionalTabs<TabValue: Hashable, Content: TabContent>: TabContent {
  /// Primitive tab content has no body.
  public typealias Body = Never

  /// The views that represent the tabs; apps don't call or implement this.
  public let _tabs: Content._Tabs?
}

/// One of two tab contents: the branches of an `if` or `switch`.
public struct _ConditionalTabs<TabValue: Hashable, First: TabContent, Second: TabContent>:
  TabContent
{
  /// Primitive tab content has no body.
  public typealias Body = Never

  /// The views that represent the tabs; apps don't call or implement this.
  public let _tabs: _ConditionalContent<First._Tabs, Second._Tabs>
}
