// flags: -module-alias UIKit=DropInUIKit
import UIKit

// A model in a file that imports UIKit alone.

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
