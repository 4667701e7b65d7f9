import Foundation
import Rostrum

/// The page about Documentation/Support/Animation.md.
struct AnimationSpecimens: View {
  var body: some View {
    SpecimenPage("Animation and transitions") {
      CurveSpecimens()
      BindingAnimationSpecimens()
      StoreAnimationSpecimens()
      TransitionSpecimens()
      MotionSpecimens()
      PassageSpecimens()
    }
  }
}

/// A box that moves to the right, and a button that moves it.
private struct Mover: View {
  let move: (Binding<Bool>) -> Void
  @State private var isRight = false

  var body: some View {
    Button("Move") { move($isRight) }
    Block("box").offset(x: isRight ? 200 : 0)
  }
}

private struct Pace {
  var animation: Animation? = Animation.linear(duration: 1)
}

private struct CurveSpecimens: View {
  private let pace = Pace()

  var body: some View {
    Specimens("Animations") {
      Specimen("V4.61", "withAnimation {}") {
        Mover { isRight in withAnimation { isRight.wrappedValue.toggle() } }
      }
      Specimen("V4.4 V4.50", "Animation.linear(duration: 1)") {
        Mover { isRight in withAnimation(pace.animation) { isRight.wrappedValue.toggle() } }
      }
      Specimen("V6.8", ".default") {
        Mover { isRight in withAnimation(.default) { isRight.wrappedValue.toggle() } }
      }
      Specimen("V6.9", ".easeIn") {
        Mover { isRight in withAnimation(.easeIn) { isRight.wrappedValue.toggle() } }
      }
      Specimen("V6.10", ".easeInOut(duration: 0.5)") {
        Mover { isRight in
          withAnimation(.easeInOut(duration: 0.5)) { isRight.wrappedValue.toggle() }
        }
      }
      Specimen("V3.11 V6.12", "animation(.linear(duration: 0.6), value:)") {
        Keep(false) { $isRight in
          Button("Move") { isRight.toggle() }
          Block("box").offset(x: isRight ? 200 : 0)
            .animation(.linear(duration: 0.6), value: isRight)
        }
      }
      Specimen("V4.48 V4.49 V4.62", "withTransaction(_:) {}, Transaction.disablesAnimations") {
        Keep(false) { $isRight in
          Button("Jump") {
            var transaction = Transaction()
            transaction.disablesAnimations = true
            withTransaction(transaction) { isRight.toggle() }
          }
          Button("Move") { withTransaction(Transaction()) { isRight.toggle() } }
          Block("box").offset(x: isRight ? 200 : 0)
            .animation(.linear(duration: 0.6), value: isRight)
        }
      }
      Specimen("V10.98", "withAnimation {} completion: {}") {
        Keep("Waiting") { $state in
          Mover { isRight in
            withAnimation(.linear(duration: 0.2)) {
              isRight.wrappedValue.toggle()
            } completion: {
              state = "Arrived"
            }
          }
          Text(state)
        }
      }
    }
  }
}

private struct BindingAnimationSpecimens: View {
  var body: some View {
    Specimens("Bindings") {
      Specimen("V4.7", "$isOn.animation()") {
        Keep(false) { $isRight in
          Toggle("Move", isOn: $isRight.animation())
          Block("box").offset(x: isRight ? 200 : 0)
        }
      }
      Specimen("V4.8", "$isOn.animation(.linear(duration: 0.6))") {
        Keep(false) { $isRight in
          Toggle("Move", isOn: $isRight.animation(.linear(duration: 0.6)))
          Block("box").offset(x: isRight ? 200 : 0)
        }
      }
      Specimen("V4.11", "$isOn.transaction(_)") {
        Keep(false) { $isRight in
          Toggle(
            "Move", isOn: $isRight.transaction(Transaction(animation: .linear(duration: 0.6))))
          Block("box").offset(x: isRight ? 200 : 0)
        }
      }
    }
  }
}

@Reducer
private struct MoveFeature {
  @ObservableState
  struct State: Equatable { var isRight = false }

  enum Action: BindableAction {
    case binding(BindingAction<State>)
    case moveButtonTapped
    case switched(Bool)
  }

  var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .binding: break
      case .moveButtonTapped: state.isRight.toggle()
      case .switched(let isOn): state.isRight = isOn
      }
      return .none
    }
  }
}

/// A box that a store moves.
private struct StoreMover: View {
  let animation: Animation?
  @State private var store = Store(initialState: MoveFeature.State()) { MoveFeature() }

  var body: some View {
    Button("Move") { store.send(.moveButtonTapped, animation: animation) }
    Block("box").offset(x: store.isRight ? 200 : 0)
  }
}

private struct StoreSwitches: View {
  @Bindable var store: StoreOf<MoveFeature>

  var body: some View {
    Toggle("Bound", isOn: $store.isRight.animation())
    Toggle(
      "Sent",
      isOn: $store.isRight.sending(\.switched)
        .animation(.interactiveSpring(response: 0.25, dampingFraction: 0.1)))
    Block("box").offset(x: store.isRight ? 200 : 0)
  }
}

private struct StoreAnimationSpecimens: View {
  var body: some View {
    Specimens("Stores") {
      Specimen("V6.62", "send(_:animation: .default)") { StoreMover(animation: .default) }
      Specimen("V6.63", "send(_:animation: .interactiveSpring(…))") {
        StoreMover(animation: .interactiveSpring(response: 0.25, dampingFraction: 0.1))
      }
      Specimen("V6.64", "send(_:animation: .interpolatingSpring(…))") {
        StoreMover(animation: .interpolatingSpring(stiffness: 3000, damping: 40))
      }
      Specimen("V6.65", "send(_:animation: .linear)") { StoreMover(animation: .linear) }
      Specimen("V6.66", "send(_:animation: .spring(…))") {
        StoreMover(animation: .spring(response: 0.3, dampingFraction: 1))
      }
      Specimen("V6.11 V9.12", #"$store.field.animation(), .sending(\.action).animation(…)"#) {
        StoreSwitches(store: Store(initialState: MoveFeature.State()) { MoveFeature() })
      }
    }
  }
}

/// A box that comes and goes.
private struct Guest: View {
  let transition: AnyTransition
  @State private var isThere = false

  var body: some View {
    Button("Come and go") { withAnimation(.linear(duration: 0.6)) { isThere.toggle() } }
    ZStack {
      Color.clear.frame(width: 80, height: 24)
      if isThere { Block("guest", width: 80).transition(transition) }
    }
  }
}

private struct TransitionSpecimens: View {
  var body: some View {
    Specimens("Transitions") {
      Specimen("V3.123 V6.82", "transition(.opacity)") { Guest(transition: .opacity) }
      Specimen("V4.5", "transition(.opacity.animation(.default))") {
        Keep(false) { $isThere in
          Button("Come and go") { isThere.toggle() }
          if isThere { Block("guest").transition(.opacity.animation(.default)) }
        }
      }
      Specimen("V10.99", "AnyTransition: .move, .scale, .slide, .asymmetric, …") {
        Guest(transition: .move(edge: .leading))
        Guest(transition: .scale)
        Guest(transition: .asymmetric(insertion: .slide, removal: .push(from: .top)))
        Guest(transition: .scale.combined(with: .opacity))
      }
    }
  }
}
