import Foundation
import RostrumHTML
import RostrumScenes

extension ViewGraph: @MainActor RunningApp {
  package func navigate(to url: URL) { tell(.open(url)) }
}
