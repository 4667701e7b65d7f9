import Rostrum

// Case key paths of an optional enum, and case paths by value.

@CasePathable enum Shape: Equatable {
  case circle(Double)
  case text(String?)
  case empty
}

@dynamicMemberLookup @CasePathable enum Group { case one(Shape), none }

struct Drawing { var shape: Shape? }

func use(_ drawing: Drawing, _ shape: Shape) {
  let radius: CaseKeyPath<Shape?, Double> = \.some.circle
  let promoted: CaseKeyPath<Shape?, Double?> = \.circle
  _ = drawing.shape[case: promoted]
  _ = drawing.shape?[case: \.circle]
  _ = drawing.shape.is(\.circle)
  _ = Shape.allCasePaths[shape] == \.circle
  _ = radius
}
