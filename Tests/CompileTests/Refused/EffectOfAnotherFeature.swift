import Rostrum

func effectOfAnotherFeature() -> EffectOf<Counter> {
  .send(Home.Action.counter(.up))  // error: cannot convert value of type 'Home.Action'
}
