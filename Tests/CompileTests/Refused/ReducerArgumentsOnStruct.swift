import Rostrum

@Reducer(state: .equatable) struct Asking {}  // error: takes no arguments when applied to a struct
