import RostrumRuntime
import Testing

@Suite struct SameTests {
  private struct Length: Hashable {
    var name = "a"
    var value = Double.nan
  }

  private enum Shape: Hashable {
    case point
    case circle(Double)
    case line(from: Length, to: Length)
    indirect case pair(Shape, Shape)
    case named(String)
  }

  private final class Model: Equatable {
    static func == (lhs: Model, rhs: Model) -> Bool { false }
  }

  private struct Reference: Equatable {
    var model: Model
    weak var other: Model?
    weak var any: (any AnyObject & Sendable)?
    var length = Length()

    static func == (lhs: Reference, rhs: Reference) -> Bool {
      lhs.model === rhs.model && lhs.length == rhs.length
    }
  }

  private struct Tree: Equatable {
    var weight = Float.nan
    var children: [Tree] = []
  }

  private struct Never: Equatable {
    var number = 1
    static func == (lhs: Never, rhs: Never) -> Bool { false }
  }

  /// Compares a value with one that is made anew, and with others.
  private func check<Value: Equatable>(
    _ make: @autoclosure () -> Value, differsFrom others: [Value],
    _ location: SourceLocation = #_sourceLocation
  ) {
    #expect(make() != make(), sourceLocation: location)
    #expect(make().isSame(as: make()), sourceLocation: location)
    for other in others {
      #expect(!make().isSame(as: other), "\(other)", sourceLocation: location)
      #expect(!other.isSame(as: make()), "\(other)", sourceLocation: location)
    }
  }

  @Test("Values with what isn't a number are the same, and hide no difference beside it")
  func notNumbers() {
    check(Double.nan, differsFrom: [0, .infinity])
    check(Float.nan, differsFrom: [0])
    check(Double?.some(.nan), differsFrom: [nil, 0])
    check(Length(), differsFrom: [Length(name: "b"), Length(value: 1)])
    check([1, Double.nan], differsFrom: [[.nan, 1], [1, .nan, 1], [], [1, 2]])
    check([[Length()]], differsFrom: [[[Length(name: "b")]], [[]], []])
    check([Length(), Length()][...], differsFrom: [[Length()]])
    check(["a": Double.nan], differsFrom: [["b": .nan], ["a": 1], [:], ["a": .nan, "b": 1]])
    check(Shape.circle(.nan), differsFrom: [.circle(1), .point, .named("a")])
    check(
      Shape.line(from: Length(), to: Length()),
      differsFrom: [.line(from: Length(), to: Length(name: "b")), .circle(.nan)])
    check(
      Shape.pair(.circle(.nan), .named("a")),
      differsFrom: [.pair(.circle(.nan), .named("b")), .pair(.point, .named("a"))])
    check(
      Tree(children: [Tree(), Tree(children: [Tree()])]),
      differsFrom: [Tree(), Tree(children: [Tree(), Tree(children: [Tree(weight: 1)])])])
    check(AnyHashable(Length()), differsFrom: [AnyHashable(Length(name: "b")), AnyHashable(1)])
    check(AnyHashable(Double.nan), differsFrom: [AnyHashable(Float.nan), AnyHashable("")])
    check(Never(), differsFrom: [Never(number: 2)])
  }

  @Test("References are the same if they lead to the same object")
  func references() {
    let (model, other) = (Model(), Model())
    check(
      Reference(model: model, other: other),
      differsFrom: [Reference(model: other, other: other), Reference(model: model)])
    #expect(model.isSame(as: model))
    #expect(!model.isSame(as: other))
  }

  @Test("Values that are equal are the same, also if their bits differ")
  func equal() {
    #expect(0.0.isSame(as: -0.0))
    let words = (0..<9).map { "word \($0)" }
    #expect(words.joined().isSame(as: words.joined()))
    #expect(!words.joined().isSame(as: ""))
    #expect(Set([1, 2]).isSame(as: [2, 1]))
  }

  @Test("Keys find identities that don't equal themselves")
  func keys() {
    let places = [SameKey(Length()): 1, SameKey(Length(name: "b")): 2]
    #expect(places[SameKey(Length())] == 1)
    #expect(places[SameKey(Length(name: "b"))] == 2)
    #expect(places[SameKey(Length(name: "c"))] == nil)
  }
}
