import Foundation
import RostrumDestinations

/// A request for the colors of the palette.
struct ColorsRequest: InteractorRequestConfiguring {
  enum ActionType: InteractorRequestActionTypeable { case retrieve, paginate }
  typealias RequestContentType = AppContent
  typealias Item = ColorModel

  enum ResultData: ContentTypeable { case colors([ColorModel]) }

  let action: ActionType

  init(action: ActionType) {
    self.action = action
  }
}

/// The colors of the palette, in pages.
final class ColorsDatasource: Datasourceable {
  typealias Request = ColorsRequest
  typealias Item = ColorModel

  var requestResponses: [ColorsRequest.ActionType: InteractorResponseClosure<ColorsRequest>] = [:]
  var items: [ColorModel] = []
  private let pageSize = 6

  func perform(request: ColorsRequest) {
    if request.action == .paginate || items.isEmpty {
      items += (items.count..<items.count + pageSize).map(ColorModel.init)
    }
    responseForAction(action: request.action)?(.success(.colors(items)), request)
  }
}
