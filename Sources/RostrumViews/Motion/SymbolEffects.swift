import Foundation
public import RostrumElements

private func scaled(_ factor: Double) -> Pose {
  Pose(transforms: [.scale(x: factor, y: factor)])
}

private func turned(_ degrees: Double) -> Pose {
  Pose(transforms: [.rotation(.degrees(degrees))])
}

/// The symbol jumps.
public struct BounceSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  var factor = 1.2
  /// The symbol becomes larger first.
  public var up: Self { Self(factor: 1.2) }
  /// The symbol becomes smaller first.
  public var down: Self { Self(factor: 0.8) }
  /// The symbol moves as a whole.
  public var wholeSymbol: Self { self }
  /// The symbol moves as a whole, because it has no layers.
  public var byLayer: Self { self }
  /// The motion; apps don't call it.
  public var _frames: SymbolFrames {
    SymbolFrames(
      [
        (0, scaled(1)), (0.3, scaled(factor)), (0.6, scaled(1 - (factor - 1) * 0.4)),
        (1, scaled(1)),
      ], seconds: 0.5)
  }
}

/// The symbol becomes faint, and back.
public struct PulseSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  /// The symbol changes as a whole.
  public var wholeSymbol: Self { self }
  /// The symbol changes as a whole, because it has no layers.
  public var byLayer: Self { self }
  /// The motion; apps don't call it.
  public var _frames: SymbolFrames {
    SymbolFrames(
      [(0, Pose(opacity: 1)), (0.5, Pose(opacity: 0.35)), (1, Pose(opacity: 1))], seconds: 2)
  }
}

/// The symbol becomes faint and back, because it has no layers that could do so one after the other.
public struct VariableColorSymbolEffect: SymbolEffect, DiscreteSymbolEffect,
  IndefiniteSymbolEffect
{
  /// The symbol changes as a whole.
  public var iterative: Self { self }
  /// The symbol changes as a whole.
  public var cumulative: Self { self }
  /// The symbol changes in both directions in any case.
  public var reversing: Self { self }
  /// The symbol changes in both directions in any case.
  public var nonReversing: Self { self }
  /// The symbol has no layers that could be inactive.
  public var hideInactiveLayers: Self { self }
  /// The symbol has no layers that could be inactive.
  public var dimInactiveLayers: Self { self }
  /// The motion; apps don't call it.
  public var _frames: SymbolFrames {
    SymbolFrames(
      [(0, Pose(opacity: 1)), (0.5, Pose(opacity: 0.35)), (1, Pose(opacity: 1))], seconds: 1)
  }
}

/// The symbol is larger or smaller.
public struct ScaleSymbolEffect: SymbolEffect, IndefiniteSymbolEffect {
  var factor = 1.1
  /// The symbol is larger.
  public var up: Self { Self(factor: 1.1) }
  /// The symbol is smaller.
  public var down: Self { Self(factor: 0.9) }
  /// The symbol changes as a whole.
  public var wholeSymbol: Self { self }
  /// The symbol changes as a whole, because it has no layers.
  public var byLayer: Self { self }
  /// The look; apps don't call it.
  public var _frames: SymbolFrames { SymbolFrames(lasting: scaled(factor)) }
}

/// The symbol appears.
public struct AppearSymbolEffect: SymbolEffect, IndefiniteSymbolEffect {
  /// The symbol grows.
  public var up: Self { self }
  /// The symbol grows.
  public var down: Self { self }
  /// The symbol appears as a whole.
  public var wholeSymbol: Self { self }
  /// The symbol appears as a whole, because it has no layers.
  public var byLayer: Self { self }
  /// The motion; apps don't call it.
  public var _frames: SymbolFrames {
    SymbolFrames(
      [
        (0, Pose(opacity: 0, transforms: [.scale(x: 0.5, y: 0.5)])),
        (1, Pose(transforms: [.scale(x: 1, y: 1)])),
      ], seconds: 0.35)
  }
}

/// The symbol disappears, while it keeps its place.
public struct DisappearSymbolEffect: SymbolEffect, IndefiniteSymbolEffect {
  /// The symbol shrinks.
  public var up: Self { self }
  /// The symbol shrinks.
  public var down: Self { self }
  /// The symbol disappears as a whole.
  public var wholeSymbol: Self { self }
  /// The symbol disappears as a whole, because it has no layers.
  public var byLayer: Self { self }
  /// The look; apps don't call it.
  public var _frames: SymbolFrames {
    SymbolFrames(lasting: Pose(opacity: 0, transforms: [.scale(x: 0.5, y: 0.5)]))
  }
}

/// The symbol becomes larger and smaller, as if it breathed.
public struct BreatheSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  /// The symbol keeps its opacity.
  public var plain: Self { self }
  /// The symbol keeps its opacity.
  public var pulse: Self { self }
  /// The symbol changes as a whole.
  public var wholeSymbol: Self { self }
  /// The symbol changes as a whole, because it has no layers.
  public var byLayer: Self { self }
  /// The motion; apps don't call it.
  public var _frames: SymbolFrames {
    SymbolFrames([(0, scaled(1)), (0.5, scaled(1.15)), (1, scaled(1))], seconds: 3)
  }
}

/// The symbol turns.
public struct RotateSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  var degrees = 360.0
  /// The symbol turns to the right.
  public var clockwise: Self { Self(degrees: 360) }
  /// The symbol turns to the left.
  public var counterClockwise: Self { Self(degrees: -360) }
  /// The symbol turns as a whole.
  public var wholeSymbol: Self { self }
  /// The symbol turns as a whole, because it has no layers.
  public var byLayer: Self { self }
  /// The motion; apps don't call it.
  public var _frames: SymbolFrames {
    SymbolFrames([(0, turned(0)), (1, turned(degrees))], seconds: 1.5)
  }
}

/// The symbol moves to and fro.
public struct WiggleSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  enum Way: Hashable {
    case turn(Double)
    case shift(Double, Double)
  }
  var way = Way.turn(12)
  /// The symbol turns to the right first.
  public var clockwise: Self { Self(way: .turn(12)) }
  /// The symbol turns to the left first.
  public var counterClockwise: Self { Self(way: .turn(-12)) }
  /// The symbol moves to the left first.
  public var left: Self { Self(way: .shift(-0.12, 0)) }
  /// The symbol moves to the right first.
  public var right: Self { Self(way: .shift(0.12, 0)) }
  /// The symbol moves up first.
  public var up: Self { Self(way: .shift(0, -0.12)) }
  /// The symbol moves down first.
  public var down: Self { Self(way: .shift(0, 0.12)) }
  /// The symbol moves to the right first, also in languages from right to left.
  public var forward: Self { right }
  /// The symbol moves to the left first, also in languages from right to left.
  public var backward: Self { left }
  /// The symbol moves as a whole.
  public var wholeSymbol: Self { self }
  /// The symbol moves as a whole, because it has no layers.
  public var byLayer: Self { self }

  /// The symbol moves in a direction first.
  ///
  /// - Parameter angle: The direction, clockwise from the right.
  /// - Returns: The effect.
  public func custom(angle: Angle) -> Self {
    let radians = angle.radians.isFinite ? angle.radians : 0
    return Self(way: .shift(0.12 * cos(radians), 0.12 * sin(radians)))
  }

  /// The motion; apps don't call it.
  public var _frames: SymbolFrames {
    SymbolFrames(
      [(0, pose(0)), (0.25, pose(1)), (0.5, pose(-1)), (0.75, pose(0.5)), (1, pose(0))],
      seconds: 0.6)
  }

  private func pose(_ part: Double) -> Pose {
    switch way {
    case .turn(let degrees): turned(degrees * part)
    case .shift(let x, let y): Pose(transforms: [.shift(x: x * part, y: y * part)])
    }
  }
}

extension SymbolEffect where Self == DrawOnSymbolEffect {
  /// The symbol is hidden, and is there again when the effect ends.
  public static var drawOn: Self { Self() }
}
extension SymbolEffect where Self == DrawOffSymbolEffect {
  /// The symbol goes away, while it keeps its place.
  public static var drawOff: Self { Self() }
}
extension SymbolEffect where Self == BounceSymbolEffect {
  /// The symbol jumps.
  public static var bounce: Self { Self() }
}
extension SymbolEffect where Self == PulseSymbolEffect {
  /// The symbol becomes faint, and back.
  public static var pulse: Self { Self() }
}
extension SymbolEffect where Self == VariableColorSymbolEffect {
  /// The symbol becomes faint, and back.
  public static var variableColor: Self { Self() }
}
extension SymbolEffect where Self == ScaleSymbolEffect {
  /// The symbol is larger.
  public static var scale: Self { Self() }
}
extension SymbolEffect where Self == AppearSymbolEffect {
  /// The symbol appears.
  public static var appear: Self { Self() }
}
extension SymbolEffect where Self == DisappearSymbolEffect {
  /// The symbol disappears.
  public static var disappear: Self { Self() }
}
extension SymbolEffect where Self == BreatheSymbolEffect {
  /// The symbol becomes larger and smaller.
  public static var breathe: Self { Self() }
}
extension SymbolEffect where Self == RotateSymbolEffect {
  /// The symbol turns.
  public static var rotate: Self { Self() }
}
extension SymbolEffect where Self == WiggleSymbolEffect {
  /// The symbol moves to and fro.
  public static var wiggle: Self { Self() }
}
