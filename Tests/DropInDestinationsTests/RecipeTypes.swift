import Destinations
import SwiftUI

// An app as it is written for Apple's systems: nothing in these files knows of Rostrum.

@AutoCaseIterable
enum RecipeDestination: RoutableDestinations {
  case shelf
  case recipe
  case timer
  case tabBar(tabs: [RecipeTab])

  var rawValue: String {
    switch self {
    case .shelf: return "shelf"
    case .recipe: return "recipe"
    case .timer: return "timer"
    case .tabBar: return "tabBar"
    }
  }
}

enum RecipeTab: String, TabTypeable {
  case shelf
  case timer

  var tabName: String { rawValue }
}

enum RecipeContent: ContentTypeable {
  case recipe(name: String)
  case minutes(Int)
}

/// Short names that belong to the app, some of which the library's protocols know as well.
protocol DestinationTypes {
  typealias DestinationType = RecipeDestination
  typealias ContentType = RecipeContent
  typealias TabType = RecipeTab
  typealias PresentationConfiguration = DestinationPresentation<
    RecipeDestination, RecipeContent, RecipeTab
  >
  typealias UserInteractionType = String
}

struct RecipesRequest: InteractorRequestConfiguring {
  enum ActionType: InteractorRequestActionTypeable {
    case all
    case paginate
  }

  typealias RequestContentType = RecipeContent
  typealias ResultData = RecipeNames
  typealias Item = String

  let action: ActionType

  init(action: ActionType) {
    self.action = action
  }
}

enum RecipeNames: ContentTypeable {
  case names([String])
}

final class RecipesDatasource: Datasourceable {
  typealias Request = RecipesRequest
  typealias Item = String

  var items: [String] = []
  var requestResponses: [RecipesRequest.ActionType: InteractorResponseClosure<RecipesRequest>] = [:]
  private(set) var isCleaned = false

  func perform(request: RecipesRequest) {
    switch request.action {
    case .all: items = ["Soup", "Bread"]
    case .paginate: items.append("Cake")
    }
    if let response = responseForAction(action: request.action) {
      response(.success(.names(items)), request)
    }
  }

  func cleanupResources() {
    isCleaned = true
  }
}
