public import RostrumElements

// The values of colours and gradients are styles.
extension Color: ShapeStyle {}
extension Color.Resolved: ShapeStyle {}
extension Gradient: ShapeStyle {}
extension AnyGradient: ShapeStyle {}
extension LinearGradient: ShapeStyle {}
extension RadialGradient: ShapeStyle {}
extension EllipticalGradient: ShapeStyle {}
extension AngularGradient: ShapeStyle {}
extension Material: ShapeStyle {}
