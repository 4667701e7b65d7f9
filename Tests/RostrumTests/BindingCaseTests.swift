// NB: Tests `printingChanges`, which is internal.
@testable import Rostrum
import Testing

@MainActor
@Suite("Bindings to cases of enums")
struct BindingCaseTests {
  @Test("A binding to the active case reads and writes its value")
  func active() throws {
    let box = Box(Status.inStock(quantity: 1))
    let quantity: Binding<Int> = try #require(box.binding.inStock)
    quantity.wrappedValue = 5
    #expect(quantity.wrappedValue == 5)
    #expect(box.value == .inStock(quantity: 5))
  }

  @Test("A case that isn't active has no binding")
  func inactive() {
    let binding: Binding<Bool>? = Box(Status.inStock(quantity: 1)).binding.soldOut
    #expect(binding == nil)
  }

  @Test("A binding to a case that is no longer active keeps its value and writes nothing")
  func left() throws {
    let box = Box(Status.inStock(quantity: 1))
    let quantity: Binding<Int> = try #require(box.binding.inStock)
    #expect(quantity.wrappedValue == 1)
    box.value = .soldOut(isOnOrder: false)
    quantity.wrappedValue = 5
    #expect(quantity.wrappedValue == 1)
    #expect(box.value == .soldOut(isOnOrder: false))
  }

  @Test("A binding to a case of an optional is nil while the case isn't active")
  func optional() {
    let box = Box<Status?>(nil)
    let quantity: Binding<Int?> = box.binding.inStock
    #expect(quantity.wrappedValue == nil)
    quantity.wrappedValue = 2
    #expect(box.value == .inStock(quantity: 2))
    quantity.wrappedValue = nil
    #expect(box.value == nil)
  }

  @Test("Writing nil through a case that isn't active doesn't affect the other case")
  func otherCase() {
    let box = Box<Status?>(.soldOut(isOnOrder: true))
    let quantity: Binding<Int?> = box.binding.inStock
    quantity.wrappedValue = nil
    #expect(box.value == .soldOut(isOnOrder: true))
  }

  @Test("A late write to a case that isn't active doesn't bring the case back")
  func lateWrite() {
    let box = Box<Status?>(.inStock(quantity: 1))
    let quantity: Binding<Int?> = box.binding.inStock
    box.value = .soldOut(isOnOrder: true)
    quantity.wrappedValue = 2
    #expect(box.value == .soldOut(isOnOrder: true))
  }

  @Test("A case without a value is bound to whether it is active")
  func presence() {
    let box = Box<Status?>(.unknown)
    let isUnknown: Binding<Bool> = box.binding.unknown
    #expect(isUnknown.wrappedValue)
    isUnknown.wrappedValue = false
    #expect(box.value == nil)
    isUnknown.wrappedValue = true
    #expect(box.value == .unknown)
  }

  @Test("Writing false through a case that isn't active doesn't affect the other case")
  func presenceOfAnother() {
    let box = Box<Status?>(.inStock(quantity: 1))
    let isUnknown: Binding<Bool> = box.binding.unknown
    isUnknown.wrappedValue = false
    #expect(box.value == .inStock(quantity: 1))
  }
}

@MainActor
@Suite("Derived bindings")
struct BindingOperatorTests {
  @Test("An unwrapped binding exists while there is a value")
  func unwrapping() throws {
    let box = Box<String?>("A")
    let text = try #require(Binding(unwrapping: box.binding))
    text.wrappedValue = "B"
    #expect(box.value == "B")
    box.value = nil
    #expect(Binding(unwrapping: box.binding) as Binding<String>? == nil)
  }

  @Test("A binding with a default reads it in place of nil")
  func unwrappingWithDefault() {
    let box = Box<String?>(nil)
    let text = Binding(unwrapping: box.binding, default: "none")
    #expect(text.wrappedValue == "none")
    text.wrappedValue = "B"
    #expect(box.value == "B")
  }

  @Test("An equal value isn't written again")
  func removeDuplicates() {
    let box = Box(1)
    let number = box.binding.removeDuplicates()
    number.wrappedValue = 1
    #expect(box.writes == 0)
    number.wrappedValue = 2
    #expect(box.writes == 1)
  }

  @Test("A custom predicate defines duplicates")
  func removeDuplicatesBy() {
    let box = Box("a")
    let text = box.binding.removeDuplicates { $0.lowercased() == $1.lowercased() }
    text.wrappedValue = "A"
    #expect(box.value == "a")
    text.wrappedValue = "b"
    #expect(box.value == "b")
  }

  @Test("Changes are printed as a diff from the previous value")
  func printChanges() {
    let box = Box(1)
    var lines: [String] = []
    box.binding.printingChanges("Number") { lines.append($0) }.wrappedValue = 2
    #expect(lines == ["Number:\n- 1\n+ 2"])
    #expect(box.value == 2)
  }

  @Test("A change to an equal value is printed as no change")
  func printNoChange() {
    let box = Box(1)
    var lines: [String] = []
    box.binding.printingChanges("") { lines.append($0) }.wrappedValue = 1
    #expect(lines == ["Binding<Int>:\n  (unchanged)"])
  }
}

/// A place for a value that counts how often it is written through a binding.
@MainActor
private final class Box<Value> {
  var value: Value
  private(set) var writes = 0

  init(_ value: Value) {
    self.value = value
  }

  var binding: Binding<Value> {
    Binding(
      get: { self.value },
      set: {
        self.value = $0
        self.writes += 1
      })
  }
}

@CasePathable
@dynamicMemberLookup
private enum Status: Equatable {
  case inStock(quantity: Int)
  case soldOut(isOnOrder: Bool)
  case unknown
}
