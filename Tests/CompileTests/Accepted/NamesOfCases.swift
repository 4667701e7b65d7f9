import Rostrum

// Names that the generated case paths use themselves, as an app's types, type parameters and enums.

struct Element: Equatable {}
struct Iterator: Equatable {}
struct Root: Equatable {}
struct Sequence: Equatable {}
struct Case: Equatable {}
struct AnyCasePath: Equatable {}

@CasePathable enum Pick {
  case element(Element)
  case iterator([Iterator], at: Int)
  case root(Root?)
  case sequence(Sequence)
  case path(Case, AnyCasePath)
  case nothing
}

@CasePathable enum Loadable<Element> {
  case loading
  case loaded(Element)
  case failed(any Error, last: Element?)
  indirect case again(Self)
}

@CasePathable enum Tree<Root, Iterator: Sendable> {
  case leaf(Root)
  case node([Tree<Root, Iterator>], Iterator)
}

enum Namespace {
  @CasePathable enum Element { case one(Int), all }
  @CasePathable enum Iterator { case next(Namespace.Element) }
  @CasePathable enum Root<Element> {
    #if DEBUG
      case debug(Element)
    #endif
    case release([Element])
  }
}

@Reducer struct Feature {
  @ObservableState struct State: Equatable { var element = Element() }
  enum Action: Equatable { case picked(Element), moved(Iterator, Root) }

  var body: some Reducer<State, Action> {
    Reduce { state, action in
      if case .picked(let element) = action { state.element = element }
      return .none
    }
  }
}

@Reducer enum Place {
  case iterator(Feature)
  @ReducerCaseIgnored case element(Element)
}

func use() {
  let pick = Pick.element(Element())
  let element: Element? = pick[case: \.element]
  let path: CaseKeyPath<Pick, (Iterator: [Iterator], at: Int)>? = nil
  _ = (element, path, pick.is(\.nothing))
  let loaded: Int? = Loadable.loaded(1)[case: \.loaded]
  let failed: (any Error, last: Int?)? = Loadable<Int>.loading[case: \.failed]
  let again: Loadable<Int>? = Loadable<Int>.loading[case: \.again]
  _ = (loaded, failed, again, Loadable<Int>.allCasePaths.map { $0 })
  let one: Int? = Namespace.Iterator.next(.one(1))[case: \.next.one]
  let released: [String]? = Namespace.Root.release([""])[case: \.release]
  let action: Element? = Feature.Action.picked(Element())[case: \.picked]
  let place: Element? = Place.State.element(Element())[case: \.element]
  _ = (one, released, action, place)
}
