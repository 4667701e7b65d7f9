import Rostrum

@Reducer struct Folder {
  @ObservableState struct State {
    @Presents var destination: Destination.State?
  }
  enum Action {
    indirect case destination(PresentationAction<Destination.Action>)
  }
  @Reducer indirect enum Destination {
    case folder(Folder)
    case file(File)
  }
  var body: some Reducer<State, Action> {
    EmptyReducer().ifLet(\.$destination, action: \.destination)
  }
}

@Reducer struct File {
  @ObservableState struct State {
    @Presents var folder: Folder.State?
  }
  enum Action {
    indirect case folder(PresentationAction<Folder.Action>)
  }
  var body: some Reducer<State, Action> {
    EmptyReducer().ifLet(\.$folder, action: \.folder) { Folder() }
  }
}
