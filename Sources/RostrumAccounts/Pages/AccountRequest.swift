import Foundation
internal import HTTPTypes
internal import Hummingbird
import RostrumElements
internal import RostrumWeb

extension AccountVisitor {
  /// The sender of a request.
  init(_ request: Request, _ sender: WebServer.RequestSender) {
    self.init(
      address: sender.address, network: sender.network ?? "", browser: request.headers[.userAgent])
  }
}

/// The reader of a page with which people sign in.
struct AccountRequest {
  /// The words in the reader's language.
  let words: AccountWords

  init(_ request: Request) {
    let languages = AcceptLanguage.locales(in: request.headers[values: .acceptLanguage])
    words = AccountWords(SystemLanguage(closestTo: languages.map(\.identifier)))
  }
}
