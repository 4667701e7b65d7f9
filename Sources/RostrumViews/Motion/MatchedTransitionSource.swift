public import Foundation
public import RostrumElements
public import RostrumGraph

/// The look of a view from which a screen grows.
@MainActor @preconcurrency
public protocol MatchedTransitionSourceConfiguration {
  /// The look; apps don't call or implement it.
  var _look: _MatchedSourceLook { get }
}

/// The look of a view that is drawn as it is.
public struct EmptyMatchedTransitionSourceConfiguration: MatchedTransitionSourceConfiguration {
  /// No look of its own.
  public var _look: _MatchedSourceLook { _MatchedSourceLook() }
}

/// What a configuration adds to the view from which a screen grows.
public struct _MatchedSourceLook: MatchedTransitionSourceConfiguration {
  struct Shadow {
    var color: Color
    var radius, x, y: CGFloat
  }

  var background: Color?
  var shape: RoundedRectangle?
  var shadow: Shadow?

  /// The look itself.
  public var _look: _MatchedSourceLook { self }
}

extension MatchedTransitionSourceConfiguration {
  /// Sets the background of the view.
  ///
  /// - Parameter style: The colour.
  /// - Returns: The configuration.
  public func background(_ style: Color) -> some MatchedTransitionSourceConfiguration {
    var look = _look
    look.background = style
    return look
  }

  /// Sets the shape of the view.
  ///
  /// - Parameter shape: The shape.
  /// - Returns: The configuration.
  public func clipShape(_ shape: RoundedRectangle) -> some MatchedTransitionSourceConfiguration {
    var look = _look
    look.shape = shape
    return look
  }

  /// Sets the shadow of the view.
  ///
  /// - Parameters:
  ///   - color: The colour.
  ///   - radius: The size of the blur, in points.
  ///   - x: The horizontal offset, in points.
  ///   - y: The vertical offset, in points.
  /// - Returns: The configuration.
  public func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat,
    x: CGFloat = 0, y: CGFloat = 0
  ) -> some MatchedTransitionSourceConfiguration {
    var look = _look
    look.shadow = .init(color: color, radius: radius, x: x, y: y)
    return look
  }
}

extension View {
  /// Lets a screen grow from the view, and sets the look from which it grows.
  ///
  /// ```swift
  /// Cover(album)
  ///   .matchedTransitionSource(id: album.id, in: names) {
  ///     $0.clipShape(.rect(cornerRadius: 12)).shadow(radius: 4)
  ///   }
  /// ```
  ///
  /// A browser draws the view in this look at any time, so that nothing jumps when the screen grows.
  ///
  /// - Parameters:
  ///   - id: The identity.
  ///   - namespace: The namespace of the identity.
  ///   - configuration: Returns the look.
  /// - Returns: The view.
  public func matchedTransitionSource(
    id: some Hashable, in namespace: Namespace.ID,
    configuration: (EmptyMatchedTransitionSourceConfiguration)
      -> some MatchedTransitionSourceConfiguration
  ) -> some View {
    look(configuration(EmptyMatchedTransitionSourceConfiguration())._look)
      .matchedTransitionSource(id: id, in: namespace)
  }

  @ViewBuilder private func look(_ look: _MatchedSourceLook) -> some View {
    let painted = style(look.background.map { .background(.color($0)) })
    let shadow = look.shadow ?? .init(color: .clear, radius: 0, x: 0, y: 0)
    if let shape = look.shape {
      painted.clipShape(shape).shadow(
        color: shadow.color, radius: shadow.radius, x: shadow.x, y: shadow.y)
    } else if look.shadow != nil {
      painted.shadow(color: shadow.color, radius: shadow.radius, x: shadow.x, y: shadow.y)
    } else {
      painted
    }
  }
}
