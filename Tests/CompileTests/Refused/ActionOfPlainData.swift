import Rostrum

func actionOfPlainData() -> Destination.Action {
  .pair(1)  // error: cannot convert value of type 'Int' to expected argument type 'Never'
}
