/// Generates the animatable data of a struct from its stored variables.
///
/// ```swift
/// @Animatable struct Arc: Shape {
///   var start: Angle
///   var end: Angle
///   @AnimatableIgnored var inset: CGFloat
///   var isClockwise = true
///
///   func path(in rect: CGRect) -> Path {
///     var path = Path()
///     path.addArc(
///       center: CGPoint(x: rect.midX, y: rect.midY), radius: rect.width / 2 - inset,
///       startAngle: start, endAngle: end, clockwise: isClockwise)
///     return path
///   }
/// }
/// ```
///
/// The data is that of the variables in the order of their declarations, as nested pairs. Each
/// variable has a type that conforms to `Animatable`, which is written or evident from the initial
/// value. These are left out: constants, computed properties, properties of the type, properties
/// with a property wrapper, variables with `@AnimatableIgnored`, and those of types without
/// anything between two values, such as `Bool`, `Int`, `String`, optionals and arrays.
///
/// A struct that declares `animatableData` itself gets the conformance only.
///
/// The data is for keyframes and for an app's own calculations. A browser draws the shape and the
/// view of each update; it doesn't draw those between two.
@attached(member, names: named(animatableData))
@attached(extension, conformances: Animatable)
public macro Animatable() = #externalMacro(module: "RostrumMacros", type: "AnimatableMacro")

/// Leaves a variable out of the data that `@Animatable` generates.
@attached(peer)
public macro AnimatableIgnored() =
  #externalMacro(module: "RostrumMacros", type: "AnimatableIgnoredMacro")
