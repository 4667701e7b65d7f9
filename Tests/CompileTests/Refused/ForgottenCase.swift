import Rostrum

@MainActor func forgetCase(_ store: StoreOf<Destination>) {
  switch store.case {  // error: switch must be exhaustive
  case .counter: break
  case .form: break
  }
}
