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

  /// All notices as a JSON object.
  package static func texts(in words: SystemWords) -> String {
    var json = JSONWriter(reserving: 512)
    json.object { json in
      for notice in allCases {
        json.key(notice.rawValue)
        json.string(words[notice.word])
      }
    }
    return String(decoding: json.bytes, as: UTF8.self)
  }
}
