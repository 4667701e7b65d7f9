/// A part of an app with a life of its own, such as a window.
@MainActor @preconcurrency
public protocol Scene {
  /// The type of what the scene is made of.
  associatedtype Body: Scene
  /// The type of the view in the scene's window; it is found by itself.
  associatedtype _Content: View = Body._Content

  /// What the scene is made of.
  @SceneBuilder var body: Body { get }

  /// The view in the scene's window; apps do not call or write it.
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
  /// There is none.
  public var _content: Never { body }
  /// There is none.
  public var _title: Text? { nil }
}

extension Scene where Body == Never {
  /// Not for use: this scene has no body.
  public var body: Never {
    preconditionFailure("\(Self.self) is a primitive scene. It has no body.")
  }
}

/// Puts scenes together from the statements of a closure.
@MainActor @resultBuilder
public enum SceneBuilder {
  /// Takes a scene as it is.
  public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }

  /// Takes a single scene as it is.
  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }
}
