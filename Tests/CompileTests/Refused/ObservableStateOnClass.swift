import Rostrum

@ObservableState final class Settings {}  // error: cannot be applied to class type 'Settings'
