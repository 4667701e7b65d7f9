import Foundation
import RostrumScenes

extension ViewGraph: RunningApp {
  func navigate(to url: URL) { tell(.open(url)) }
}
