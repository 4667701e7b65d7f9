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
  /// The type of what the tabs are made of.
  associatedtype Body: TabContent
  /// The type of the views that stand for the tabs; it is found by itself.
  associatedtype _Tabs: View = _ComposedParts<Self, Body._Tabs>

  /// What the tabs are made of.
  @TabContentBuilder<TabValue> var body: Body { get }

  /// The views that stand for the tabs; apps do not call or write it.
  var _tabs: _Tabs { get }
}

extension TabContent where _Tabs == _ComposedParts<Self, Body._Tabs> {
  /// The views that stand for the tabs.
  public var _tabs: _Tabs { _ComposedParts(source: self) { $0.body._tabs } }
}

extension Never: TabContent {
  /// There is none.
  public typealias TabValue = Never
  /// There are none.
  public var _tabs: Never { fatalTabs(Self.self) }
}

extension TabContent where Body == Never {
  /// Not for use: these tabs have no body.
  public var body: Never { fatalTabs(Self.self) }
}

@MainActor
private func fatalTabs<Tabs: TabContent>(_ type: Tabs.Type) -> Never {
  preconditionFailure("\(type) is a primitive tab content. It has no body.")
}

/// Puts tabs together from the statements of a closure.
@MainActor @resultBuilder
public enum TabContentBuilder<TabValue: Hashable> {
  /// Takes a tab as it is.
  public static func buildExpression<Content: TabContent>(
    _ content: Content
  ) -> Content where Content.TabValue == TabValue {
    content
  }

  /// Takes a single tab as it is.
  public static func buildBlock<Content: TabContent>(
    _ content: Content
  ) -> Content where Content.TabValue == TabValue {
    content
  }

  /// Puts several tabs side by side.
  @_disfavoredOverload
  public static func buildBlock<each Content: TabContent>(
    _ content: repeat each Content
  ) -> _TabGroup<TabValue, TupleView<repeat (each Content)._Tabs>> {
    _TabGroup(TupleView(repeat (each content)._tabs))
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
  /// A primitive is made of nothing else.
  public typealias Body = Never

  /// The views that stand for the tabs; apps do not call or write it.
  public let _tabs: Tabs

  init(_ tabs: Tabs) {
    _tabs = tabs
  }
}

/// Tab content that may be absent: an `if` without an `else`.
public struct _OptionalTabs<TabValue: Hashable, Content: TabContent>: TabContent {
  /// A primitive is made of nothing else.
  public typealias Body = Never

  /// The views that stand for the tabs; apps do not call or write it.
  public let _tabs: Content._Tabs?
}

/// One of two tab contents: the branches of an `if` or `switch`.
public struct _ConditionalTabs<TabValue: Hashable, First: TabContent, Second: TabContent>:
  TabContent
{
  /// A primitive is made of nothing else.
  public typealias Body = Never

  /// The views that stand for the tabs; apps do not call or write it.
  public let _tabs: _ConditionalContent<First._Tabs, Second._Tabs>
}
