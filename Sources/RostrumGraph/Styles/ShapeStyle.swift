import IssueReporting
public import RostrumElements

/// A style with which a text, shape or background can be painted.
///
/// ```swift
/// Text("Aside").foregroundStyle(.secondary)
/// Circle().fill(.tint)
/// Rectangle().fill(.red.opacity(0.5))
/// ```
///
/// A style of an app returns a different style for the environment of the view that is painted:
///
/// ```swift
/// struct Ink: ShapeStyle {
///   func resolve(in environment: EnvironmentValues) -> some ShapeStyle {
///     environment.isEnabled ? Color.primary : .gray
///   }
/// }
///
/// Text("Submit").foregroundStyle(Ink())
/// ```
///
/// Texts, images, shapes, backgrounds and borders have the environment of their place, and change with
/// it. Where a style is a plain value, as in tints, canvases, charts and the backgrounds of bars and
/// presentations, it is resolved in an environment without values.
public protocol ShapeStyle: Sendable {
  /// The type of the style that ``resolve(in:)`` returns; `Never` for the styles that are there.
  associatedtype ResolvedStyle: ShapeStyle = Never

  /// Returns the style with which a view in an environment is painted.
  ///
  /// - Parameter environment: The environment of the view.
  /// - Returns: The style.
  func resolve(in environment: EnvironmentValues) -> ResolvedStyle

  /// The style as a plain value; apps don't implement it.
  var paint: PaintStyle { get }
}

extension ShapeStyle {
  /// The paint that is determined where the style is used.
  public var paint: PaintStyle { .environment(EnvironmentPaint(ResolvableStyle(style: self))) }
}

extension ShapeStyle where ResolvedStyle == Never {
  /// Isn't called: the style is a plain value.
  public func resolve(in environment: EnvironmentValues) -> Never {
    preconditionFailure("\(Self.self) is a plain value")
  }
}

extension Never: ShapeStyle {
  /// No style.
  public typealias ResolvedStyle = Never
  /// There is no value with a paint.
  public var paint: PaintStyle { switch self {} }
}

/// The style of an app, whose paint depends on the environment.
struct ResolvableStyle<Style: ShapeStyle>: PaintSource {
  let style: Style

  var paint: PaintStyle { paint(in: EnvironmentValues()) }

  func paint(in environment: EnvironmentValues) -> PaintStyle {
    if Style.ResolvedStyle.self == Never.self {
      reportIssue("\(Style.self) is a ShapeStyle without resolve(in:), so it paints nothing.")
      return .color(.clear)
    }
    return style.resolve(in: environment).paint.resolved(in: environment)
  }

  func isEqual(to other: any PaintSource) -> Bool {
    guard let style = style as? any Equatable, let other = other as? Self else { return false }
    return style.isEqual(to: other.style)
  }
}

extension Equatable {
  fileprivate func isEqual(to other: some ShapeStyle) -> Bool { self == other as? Self }
}

extension PaintSource {
  /// The paint in an environment.
  fileprivate func paint(reading environment: EnvironmentValues) -> PaintStyle {
    (self as? any EnvironmentPaintSource)?.paint(in: environment) ?? paint
  }
}

/// A source that reads an environment.
private protocol EnvironmentPaintSource {
  func paint(in environment: EnvironmentValues) -> PaintStyle
}

extension ResolvableStyle: EnvironmentPaintSource {}

extension PaintStyle {
  /// The paint without styles of an app, which are resolved in an environment.
  package func resolved(in environment: EnvironmentValues) -> PaintStyle {
    switch self {
    case .environment(let paint): paint.source.paint(reading: environment)
    case .opacity(let paint, let opacity): .opacity(paint.resolved(in: environment), opacity)
    case .shadowed(let paint, let shadow): .shadowed(paint.resolved(in: environment), shadow)
    case .blended(let paint, let mode): .blended(paint.resolved(in: environment), mode)
    case .color, .tint, .foreground, .background, .hierarchical, .separator, .placeholder,
      .material, .shade, .linear, .angular, .radial, .elliptical:
      self
    }
  }
}
