import Rostrum

@Reducer actor Model {}  // error: '@Reducer' cannot be applied to actor type 'Model'
