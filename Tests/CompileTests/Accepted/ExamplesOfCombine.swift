import OpenCombine
import Rostrum
import RostrumCombine

@MainActor final class SignUp: ObservableObject {
  @Published var email = ""
  @Published var password = ""
  @Published var isValid = false

  init() {
    $email.combineLatest($password) { !$0.isEmpty && $1.count >= 8 }
      .assign(to: &$isValid)
  }
}

@MainActor func examples() {
  let subscription = Publishers.MergeMany((1...3).map(Just.init))
    .sink { print($0) }
  subscription.cancel()
  withDependencies {
    $0.mainRunLoop = .immediate
  } operation: {
    _ = SignUp()
  }
}
