// flags: -module-alias Destinations=DropInDestinations
import Destinations

// A model in a file that imports Destinations alone.

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
