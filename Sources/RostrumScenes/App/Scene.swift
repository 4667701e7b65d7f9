/// A part of an app with a life cycle of its own, such as a window.
@MainActor @preconcurrency
public protocol Scene {
  /// The type of the scene's content.
  associatedtype Body: Scene
  /// The type of the view in the scene's window, which is inferred.
  associatedtype _Content: View = Body._Content

  /// The content of the scene.
  @SceneBuilder var body: Body { get }

  /// The view in the scene's window; apps don't call or implement this.
  var _content: _Content { get }
  /// The title of the scene's window.
  var _title: Text? { get }
}

extension Scene where _Content == Body._Content {
  /// The view in the scene's window.
  public var _content: _Content { body._content }
}

extension Scene {
  /// The title of the scene's window.
  public var _title: Text? { Body.self == Never.self ? nil : body._title }
}

extension Never: Scene {
  /// Never called: `Never` has no values.
  public var _content: Never { body }
  /// Never called: `Never` has no values.
  public var _title: Text? { nil }
}

extension Scene where Body == Never {
  /// Never called: a primitive scene has no body.
  public var body: Never {
    preconditionFailure("\(Self.self) is a primitive scene. It has no body.")
  }
}

/// Builds scenes from the statements of a closure.
@MainActor @resultBuilder
public enum SceneBuilder {
  /// Returns a scene unchanged.
  public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }

  /// Returns a single scene unchanged.
  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }

  /// Builds several scenes, and takes the first as the app's main window.
  @_disfavoredOverload
  public static func buildBlock<each Content: Scene>(
    _ content: repeat each Content
  ) -> _Scenes<TupleView<repeat (each Content)._Content>> {
    var title: Text?
    for scene in repeat each content { title = title ?? scene._title }
    return _Scenes(_content: TupleView(repeat (each content)._content), _title: title)
  }

  /// Builds an `if` without an `else`.
  public static func buildOptional<Content: Scene>(
    _ content: Content?
  ) -> _OptionalScene<Content> {
    _OptionalScene(_content: content?._content, _title: content?._title)
  }

  /// Builds scenes that only some systems have.
  public static func buildLimitedAvailability<Content: Scene>(_ content: Content) -> Content {
    content
  }
}

/// Scenes whose windows are views that show themselves while the page shows them.
public struct _Scenes<Content: View>: Scene {
  /// A primitive scene has no body.
  public typealias Body = Never

  /// The view in the scene's window; apps don't call or implement this.
  public let _content: Content
  /// The title of the scene's window; apps don't call or implement this.
  public let _title: Text?
}

/// A scene that may be absent: an `if` without an `else`.
public struct _OptionalScene<Wrapped: Scene>: Scene {
  /// A primitive scene has no body.
  public typealias Body = Never

  /// The view in the scene's window; apps don't call or implement this.
  public let _content: Wrapped._Content?
  /// The title of the scene's window; apps don't call or implement this.
  public let _title: Text?
}
