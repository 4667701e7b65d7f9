import Observation
import RostrumDependencies
import Testing

@Suite struct WithDependenciesFromTests {
  class Model {
    @Dependency(\.greeter) var greeter
    @Dependency(\.printer) var printer

    func makeChild() -> Model { withDependencies(from: self) { Model() } }
  }

  final class Subclass: Model {
    var title = ""
  }

  @Observable final class Screen {
    var title = ""
    @ObservationIgnored @Dependency(\.greeter) var greeter
  }

  private func makeModel() -> Model {
    withDependencies {
      $0.greeter.greet = { "parent's" }
    } operation: {
      Model()
    }
  }

  @Test func aChildHasTheDependenciesOfItsParent() {
    let child = makeModel().makeChild()
    #expect(child.greeter.greet() == "parent's")
  }

  @Test func aModelWithoutADependencyHandsOnThoseItWasMadeWith() async {
    final class Plain {
      func makeChild() -> Model { withDependencies(from: self) { Model() } }
      func makePlain() -> Plain { withDependencies(from: self) { Plain() } }
    }
    let plain = withDependencies {
      $0.greeter.greet = { "plain's" }
    } operation: {
      Plain()
    }
    #expect(plain.makeChild().greeter.greet() == "plain's")
    #expect(plain.makePlain().makeChild().greeter.greet() == "plain's")
    #expect(
      await withDependencies(from: plain) { await Task { Model().greeter.greet() }.value }
        == "plain's")
  }

  @Test func aGrandchildHasThemToo() {
    let grandchild = makeModel().makeChild().makeChild()
    #expect(grandchild.greeter.greet() == "parent's")
  }

  @Test func aModelInheritsThemFromItsSuperclass() {
    let model = withDependencies {
      $0.greeter.greet = { "parent's" }
    } operation: {
      Subclass()
    }
    #expect(model.makeChild().greeter.greet() == "parent's")
  }

  @Test func anObservableModelHandsItsDependenciesOn() {
    let screen = withDependencies {
      $0.greeter.greet = { "screen's" }
    } operation: {
      Screen()
    }
    #expect(withDependencies(from: screen) { Screen() }.greeter.greet() == "screen's")
  }

  @Test func whatIsSetAroundTheCallWins() {
    let model = makeModel()
    let child = withDependencies {
      $0.greeter.greet = { "caller's" }
      $0.printer.name = "caller's"
    } operation: {
      model.makeChild()
    }
    #expect(child.greeter.greet() == "caller's")
    #expect(child.printer.name == "caller's")
  }

  @Test func anUpdateAddsToTheDependenciesOfTheParent() {
    let child = withDependencies(from: makeModel()) {
      $0.printer.name = "\($0.greeter.greet()) printer"
    } operation: {
      Model()
    }
    #expect(child.greeter.greet() == "parent's")
    #expect(child.printer.name == "parent's printer")
  }

  @Test func asynchronousWorkHasTheDependenciesOfAModel() async {
    let greeting = await withDependencies(from: makeModel()) {
      await Task.yield()
      return DependencyValues.current.greeter.greet()
    }
    #expect(greeting == "parent's")
  }

  @Test func anAsynchronousUpdateAddsToTheDependenciesOfAModel() async {
    let names = await withDependencies(from: makeModel()) {
      await Task.yield()
      $0.printer.name = "new"
    } operation: {
      await Task.yield()
      return [DependencyValues.current.greeter.greet(), DependencyValues.current.printer.name]
    }
    #expect(names == ["parent's", "new"])
  }

  @Test func aChildStaysInTheLaunchOfItsParent() {
    let container = DependencyContainer(context: .live)
    let model = withDependencies {
      $0.container = container
    } operation: {
      Model()
    }
    withDependencies(from: model) {
      #expect(DependencyValues.current.container === container)
    }
  }

  @Test func aModelWithoutDependenciesIsAnIssue() {
    final class Bare { var title = "" }
    expectIssue(
      """
      'withDependencies(from:)' was called with a 'Bare', which has no dependencies.

      • Add a '@Dependency' to the stored properties of the model: 'withDependencies(from:)' uses \
      the dependencies that it has captured.
      • If the model is a class, return it from the operation of 'withDependencies'.
      • If there are no dependencies to propagate, use 'withDependencies { … } operation: { … }'.
      """
    ) {
      let number = withDependencies(from: Bare()) { 1 }
      #expect(number == 1)
    }
  }
}
