import Rostrum

@ObservableState struct AlwaysPresenting {
  @Presents var counter: Counter.State  // error: '@Presents' can only be applied to a stored 'var'
}
