/// Items of a screen's bars.
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
  /// The type of the items' content.
  associatedtype Body: ToolbarContent
  /// The type of the views that represent the items, which is inferred.
  associatedtype _Items: View = _ComposedParts<Self, Body._Items>

  /// The content of the items.
  @ToolbarContentBuilder var body: Body { get }

  /// The views that represent the items; apps don't call or implement this.
  var _items: _Items { get }
}

extension ToolbarContent where _Items == _ComposedParts<Self, Body._Items> {
  /// The views that represent the items.
  public var _items: _Items { _ComposedParts(source: self) { $0.body._items } }
}

extension Never: ToolbarContent {
  /// Never called: `Never` has no values.
  public var _items: Never { body }
}

extension ToolbarContent where Body == Never {
  /// Never called: primitive toolbar content has no body.
  public var body: Never {
    preconditionFailure("\(Self.self) is primitive toolbar content. It has no body.")
  }
}

/// Builds toolbar items from the statements of a closure.
@MainActor @resultBuilder
public enum ToolbarContentBuilder {
  /// Returns an item unchanged.
  public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content {
    content
  }

  /// Returns a single item unchanged.
  public static func buildBlock<Content: ToolbarContent>(_ content: Content) -> Content { content }

  /// Builds several items.
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
  /// Primitive toolbar content has no body.
  public typealias Body = Never

  /// The items of the bars; apps don't call or implement this.
  public let _items: Items

  init(_ items: Items) {
    _items = items
  }
}

/// Toolbar content that may be absent: an `if` without an `else`.
public struct _OptionalToolbar<Content: ToolbarContent>: ToolbarContent {
  /// Primitive toolbar content has no body.
  public typealias Body = Never

  /// The items of the bars; apps don't call or implement this.
  public let _items: Content._Items?
}

/// One of two toolbar contents: the branches of an `if` or `switch`.
public struct _ConditionalToolbar<First: ToolbarContent, Second: ToolbarContent>: ToolbarContent {
  /// Primitive toolbar content has no body.
  public typealias Body = Never

  /// The items of the bars; apps don't call or implement this.
  public let _items: _ConditionalContent<First._Items, Second._Items>
}
