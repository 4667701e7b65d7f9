import RostrumElements

/// The messages of the browser client itself, whose texts the page contains.
package enum ClientNotice: String, CaseIterable {
  // These are connection states; those with digits are close codes.
  case connecting, offline
  case busy = "1013"
  case crowded = "4004"
  case signedOut = "4005"
  case cookiesRefused = "4007"
  /// What a user pressed isn’t sent, because the page has been offline for a while.
  case away
  case back, fresh, unpasted, long, edited, broken
  // The server has the page show these for as long as it lasts.
  case lost, unstored
  /// The names of places between rows, which the script for dragging lists.
  case beforeRow, lastRow
  /// What the script for files says of one that wasn't sent, with the buttons for it.
  case unsent, oversized, again, cancel

  /// The word for the notice.
  private var word: SystemWord {
    switch self {
    case .connecting: .connecting
    case .offline: .reconnecting
    case .busy: .serverBusy
    case .crowded: .tooManyPages
    case .signedOut: .signedOut
    case .cookiesRefused: .cookiesRefused
    case .away: .offline
    case .back: .reconnected
    case .fresh: .restarted
    case .lost: .lastLost
    case .unstored: .notStored
    case .unpasted: .pasteRefused
    case .long: .textTooLong
    case .edited: .sheetEdited
    case .broken: .pageBroken
    case .beforeRow: .beforeRow
    case .lastRow: .lastRow
    case .unsent: .fileNotSent
    case .oversized: .fileTooLarge
    case .again: .tryAgain
    case .cancel: .cancel
    }
  }

  /// The notices in each language of the package, which pages of apps with the package's own words share.
  private static let packaged = Dictionary(
    uniqueKeysWithValues: SystemLanguage.allCases.map { ($0, write(SystemWords(language: $0))) })

  /// All notices as a JSON object, escaped for an attribute.
  package static func attribute(in words: SystemWords) -> String {
    words.isReplaced ? write(words) : packaged[words.language] ?? write(words)
  }

  private static func write(_ words: SystemWords) -> String {
    var json = JSONWriter(reserving: 512)
    json.object { json in
      for notice in allCases {
        json.key(notice.rawValue)
        json.string(words[notice.word])
      }
    }
    return HTMLWriter.escape(String(decoding: json.bytes, as: UTF8.self))
  }
}
