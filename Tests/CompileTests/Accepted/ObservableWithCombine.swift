// flags: -module-alias Combine=DropInCombine
import Combine

// A model in a file that imports Combine alone.

@Observable final class Model {
  var count = 0
  @ObservationIgnored var isLoaded = false
}

func check(_ model: Model) {
  withObservationTracking {
    _ = model.count
  } onChange: {
  }
}
