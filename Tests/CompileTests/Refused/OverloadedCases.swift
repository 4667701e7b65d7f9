import Rostrum

@CasePathable enum Overloaded {
  case moved(x: Int)
  case moved(y: Int)  // error: '@CasePathable' cannot be applied to overloaded case name 'moved'
}
