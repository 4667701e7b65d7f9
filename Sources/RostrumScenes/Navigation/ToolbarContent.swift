/// Items of a screen's bar.
///
/// ```swift
/// .toolbar {
///   ToolbarItem(placement: .confirmationAction) {
///     Button("Save") { save() }
///   }
/// }
/// ```
@MainActor @preconcurrency
public protocol ToolbarContent {
  /// The type of what the items are made of.
  associatedtype Body: ToolbarContent
  /// The type of the views that stand for the items; it is found by itself.
  associatedtype _Items: View = _ComposedParts<Self, Body._Items>

  /// What the items are made of.
  @ToolbarContentBuilder var body: Body { get }

  /// The views that stand for the items; apps do not call or write it.
  var _items: _Items { get }
}

extension ToolbarContent where _Items == _ComposedParts<Self, Body._Items> {
  /// The views that stand for the items.
  public var _items: _Items { _ComposedParts(source: self) { $0.body._items } }
}

extension Never: ToolbarContent {
  /// There are none.
  public var _items: Never { body }
}

extension ToolbarContent where Body == Never {
  /// Not for use: these items have no body.
  public var body: Never {
    preconditionFailure("\(Self.self) is a primitive toolbar content. It has no body.")
  }
}

/// Puts toolbar items together from the statements of a closure.
@MainActor @resultBuilder
public enum ToolbarContentBuilder {
  /// Takes an item as it is.
  public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content {
    content
  }

  /// Takes a single item as it is.
  public static func buildBlock<Content: ToolbarContent>(_ content: Content) -> Content { content }

  /// Puts several items side by side.
  @_disfavoredOverload
  public static func buildBlock<each Content: ToolbarContent>(
    _ content: repeat each Content
  ) -> _ToolbarItems<TupleView<repeat (each Content)._Items>> {
    _ToolbarItems(TupleView(repeat (each content)._items))
  }

  /// Builds an `if` without an `else`.
  public static func buildIf<Content: ToolbarContent>(
    _ content: Content?
  ) -> _OptionalToolbar<Content> {
    _OptionalToolbar(_items: content?._items)
  }

  /// Builds the first branch of an `if` or `switch`.
  public static func buildEither<First: ToolbarContent, Second: ToolbarContent>(
    first: First
  ) -> _ConditionalToolbar<First, Second> {
    _ConditionalToolbar(_items: _ConditionalContent(.first(first._items)))
  }

  /// Builds the other branch of an `if` or `switch`.
  public static func buildEither<First: ToolbarContent, Second: ToolbarContent>(
    second: Second
  ) -> _ConditionalToolbar<First, Second> {
    _ConditionalToolbar(_items: _ConditionalContent(.second(second._items)))
  }
}

/// Toolbar items as views.
public struct _ToolbarItems<Items: View>: ToolbarContent {
  /// A primitive is made of nothing else.
  public typealias Body = Never

  /// The items for the bars; apps do not call or write it.
  public let _items: Items

  init(_ items: Items) {
    _items = items
  }
}

/// Toolbar content that may be absent: an `if` without an `else`.
public struct _OptionalToolbar<Content: ToolbarContent>: ToolbarContent {
  /// A primitive is made of nothing else.
  public typealias Body = Never

  /// The items for the bars; apps do not call or write it.
  public let _items: Content._Items?
}

/// One of two toolbar contents: the branches of an `if` or `switch`.
public struct _ConditionalToolbar<First: ToolbarContent, Second: ToolbarContent>: ToolbarContent {
  /// A primitive is made of nothing else.
  public typealias Body = Never

  /// The items for the bars; apps do not call or write it.
  public let _items: _ConditionalContent<First._Items, Second._Items>
}
