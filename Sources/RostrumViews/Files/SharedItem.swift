import Foundation
import IssueReporting
internal import RostrumFoundation

/// A value that a ``ShareLink`` passes on.
struct SharedItem {
  /// How the value is passed on; `nil` if no representation of it is for other programs.
  let content: TransferredItem?
  /// The type of the value, for messages.
  let type: Any.Type
  /// The name of the value for the user.
  let title: Text?

  init<Item: Transferable>(_ item: Item, title: Text? = nil) {
    content = item.transferredItem
    type = Item.self
    self.title = title
  }
}

extension [SharedItem] {
  /// The texts and addresses, in order.
  var words: [TransferredWords] {
    compactMap { if case .words(let words)? = $0.content { words } else { nil } }
  }

  /// Whether a value is passed on as a file.
  var hasFiles: Bool {
    contains { if case .file? = $0.content { true } else { false } }
  }

  /// Makes files of the other values, and gives them to the user.
  @MainActor
  func offer(by host: (any FileHost)?, in context: TextContext) {
    for item in self {
      switch item.content {
      case .words: continue
      case .file(let file):
        file.offer(as: item.title?.resolved(in: context), of: item.type, by: host)
      case nil:
        reportIssue(
          "A value of '\(item.type)' can't be shared: none of its representations is for other programs"
        )
      }
    }
  }
}

extension TransferredFile {
  /// Makes the file, and gives it to the user.
  @MainActor
  fileprivate func offer(as title: String?, of item: Any.Type, by host: (any FileHost)?) {
    let graph = GraphReference.current?.graph
    graph?.liveTaskCount += 1
    Task { @MainActor [weak graph, weak host] in
      let result: Result<(content: Data, name: String?), any Error>
      do { result = .success(try await read()) } catch { result = .failure(error) }
      graph?.liveTaskCount -= 1
      switch result {
      case .success(let file):
        let preferred = [name, file.name, title].compactMap(\.self).first { !$0.isEmpty }
        host?.offer(
          FileDownload(
            name: type.completing(preferred ?? "Untitled"), mediaType: type.preferredMIMEType,
            content: file.content
          ) { _ in })
      case .failure(let error): reportIssue("A value of '\(item)' can't be shared: \(error)")
      }
    }
  }

  private func read() async throws -> (content: Data, name: String?) {
    let content = try await self.content()
    let name: String? = if case .file(let file) = content { file.lastPathComponent } else { nil }
    return (try content.data(), name)
  }
}

extension TransferredWords {
  /// Whether it is an address.
  var isAddress: Bool { if case .address = self { true } else { false } }

  /// The text, or the address as a text.
  var text: String {
    switch self {
    case .text(let text): text
    case .address(let url): url.absoluteString
    }
  }
}
