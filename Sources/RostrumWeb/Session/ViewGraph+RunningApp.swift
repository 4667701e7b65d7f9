import Foundation
import RostrumHTML
import RostrumScenes
import RostrumViews

extension ViewGraph: @MainActor RunningApp {
  package func navigate(to url: URL) { tell(.open(url)) }

  package var frameOrigins: Set<Origin> { service(WebViewOrigins.self).all }
}
