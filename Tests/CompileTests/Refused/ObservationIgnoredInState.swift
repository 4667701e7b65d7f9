import Observation
import Rostrum

@ObservableState struct Ignoring {
  @ObservationIgnored var cache = 0  // error: cannot be used in '@ObservableState'
}
