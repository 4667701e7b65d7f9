import Combine
import ComposableArchitecture
import Foundation
import os

/// The estimated reading time at the user's pace.
@MainActor
final class ReadingPace: ObservableObject {
  @Published var pages = ""
  @Published var pagesPerHour = "30"
  @Published private(set) var estimate: String?
  @Published private(set) var pauses = 0

  private var cancellables: Set<AnyCancellable> = []
  private let logger = Logger(subsystem: "org.example.reading-list", category: "Pace")

  init() {
    @Dependency(\.mainQueue) var mainQueue
    $pages
      .combineLatest($pagesPerHour)
      .debounce(for: .milliseconds(300), scheduler: mainQueue)
      .map { Self.estimate(pages: $0, pagesPerHour: $1) }
      .removeDuplicates()
      .sink { [weak self] in self?.estimate = $0 }
      .store(in: &cancellables)
  }

  /// Records that the user has left the app.
  func pause() {
    pauses += 1
    logger.info("Paused \(self.pauses) times at \(self.pages, privacy: .private) pages")
  }

  private nonisolated static func estimate(pages: String, pagesPerHour: String) -> String? {
    guard let pages = Int(pages), let pace = Int(pagesPerHour), pages > 0, pace > 0 else {
      return nil
    }
    let minutes = pages * 60 / pace
    return "\(minutes / 60) h \(minutes % 60) min"
  }
}
