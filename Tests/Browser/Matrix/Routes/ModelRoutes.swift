import Rostrum

/// Presents by a binding to a Boolean value.
struct FlagRoute<Label: View>: View {
  let route: Route
  let model: RoutesModel
  let button: Label

  var body: some View {
    let isPresented = model.flag(route)
    switch route.kind {
    case .sheet: button.sheet(isPresented: isPresented) { place }.urlComponent(route.component)
    case .cover:
      button.fullScreenCover(isPresented: isPresented) { place }.urlComponent(route.component)
    case .popover:
      button.popover(isPresented: isPresented) { place }.urlComponent(route.component)
    case .screen:
      button.navigationDestination(isPresented: isPresented) { place }
        .urlComponent(route.component)
    case .inspector: button.inspector(isPresented: isPresented) { place }
    case .alert:
      button.alert("Title of \(route)", isPresented: isPresented) {
        RouteAnswers(route: route, model: model)
      }
    case .dialog:
      button.confirmationDialog(
        "Title of \(route)", isPresented: isPresented, titleVisibility: .visible
      ) {
        RouteAnswers(route: route, model: model)
      }
    }
  }

  private var place: some View { RoutePlace(title: "\(route)") { model.close(route) } }
}

/// Presents by a binding to an optional value.
struct ItemRoute<Label: View>: View {
  let route: Route
  let model: RoutesModel
  let button: Label

  var body: some View {
    ItemPresenter(route: route, model: model, item: model.item(route), button: button)
  }
}

/// Presents by a case of an optional enumeration.
struct CaseRoute<Label: View>: View {
  let route: Route
  let model: RoutesModel
  let button: Label

  var body: some View {
    let place = model.place(route)
    switch route.kind {
    case .sheet: presenter(place.sheet)
    case .cover: presenter(place.cover)
    case .popover: presenter(place.popover)
    case .screen: presenter(place.screen)
    case .inspector: presenter(place.inspector)
    case .alert: presenter(place.alert)
    case .dialog: presenter(place.dialog)
    }
  }

  private func presenter(_ item: Binding<RoutesModel.Item?>) -> some View {
    ItemPresenter(route: route, model: model, item: item, button: button)
  }
}

/// Presents about an item.
private struct ItemPresenter<Label: View>: View {
  let route: Route
  let model: RoutesModel
  @Binding var item: RoutesModel.Item?
  let button: Label

  var body: some View {
    switch route.kind {
    case .sheet:
      button.sheet(item: $item) { place($0) }.urlComponent(route.component) { open() }
    case .cover:
      button.fullScreenCover(item: $item) { place($0) }.urlComponent(route.component) { open() }
    case .popover:
      button.popover(item: $item) { place($0) }.urlComponent(route.component) { open() }
    case .screen:
      button.navigationDestination(item: $item) { place($0) }
        .urlComponent(route.component) { open() }
    case .inspector:
      button.inspector(isPresented: isPresented) { item.map { place($0) } }
    case .alert:
      button.alert("Title of \(route)", item: $item) { _ in
        RouteAnswers(route: route, model: model)
      }
    case .dialog:
      button.confirmationDialog(
        "Title of \(route)", item: $item, titleVisibility: .visible
      ) { _ in
        RouteAnswers(route: route, model: model)
      }
    }
  }

  private var isPresented: Binding<Bool> {
    Binding {
      item != nil
    } set: {
      if !$0 { item = nil }
    }
  }

  private func open() { model.open(route) }

  private func place(_ item: RoutesModel.Item) -> RoutePlace {
    RoutePlace(title: item.id) { model.close(route) }
  }
}
