/// A word or message of the package itself, shown or spoken unless the app provides its own.
///
/// The raw value is the English text. It is also the key under which an app's string table can
/// provide a different text, as with SwiftUI's own words; `%lld` and `%@` are placeholders for
/// values. The text of a word that depends on a number is that for most numbers; a language has other
/// forms for some numbers, such as `1`.
public enum SystemWord: String, Hashable, Sendable, CaseIterable {
  // Buttons
  case ok = "OK"
  case cancel = "Cancel"
  case done = "Done"
  case edit = "Edit"
  case delete = "Delete"
  case move = "Move"
  case back = "Back"
  case close = "Close"
  case paste = "Paste"
  case refresh = "Refresh"
  case share = "Share…"
  case copied = "Copied"
  case chooseFile = "Choose File…"
  case chooseFiles = "Choose Files…"
  case moveTo = "Move to…"
  case beforeRow = "Before %@"
  case lastRow = "At the end"
  case increment = "Increment"
  case decrement = "Decrement"
  case zoomIn = "Zoom In"
  case zoomOut = "Zoom Out"
  case previousMonth = "Previous month"
  case nextMonth = "Next month"
  case hour = "Hour"
  case minute = "Minute"
  case dontAskAgain = "Don’t ask again"
  case rename = "Rename"
  case settings = "Settings…"
  case customize = "Customize…"
  case resize = "Resize"

  // How the words of an editor look
  case formatting = "Formatting"
  case bold = "Bold"
  case italic = "Italic"
  case underline = "Underline"
  case strikethrough = "Strikethrough"
  case link = "Link"
  case bulletedList = "Bulleted list"
  case numberedList = "Numbered list"

  // Names of controls and regions without names of their own
  case search = "Search"
  case scope = "Scope"
  case actions = "Actions"
  case titleMenu = "Title menu"
  case section = "Section"
  case sidebar = "Sidebar"
  case inspector = "Inspector"
  case toolbar = "Toolbar"
  case size = "Size"
  case page = "Page %lld of %lld"
  case moreRows = "%lld more rows"
  case percent = "%lld percent"
  case results = "%lld results"
  case refusedFields = "%lld fields need attention"
  case moved = "Moved to position %lld of %lld"
  case skip = "Skip to content"
  case columns = "Columns"
  case measure = "Measure"
  case progress = "Progress"
  case loading = "Loading"
  case refreshing = "Refreshing…"

  // A search without results
  case noResults = "No Results"
  case noResultsFor = "No Results for “%@”"
  case tryNewSearch = "Check the spelling or try a new search."

  // The connection of a page
  case connecting = "Connecting…"
  case reconnecting = "Reconnecting…"
  case reconnected = "Connected again"
  case offline = "You’re offline"
  case restarted = "The page was restarted"
  case lastLost = "What you did last may be lost"
  case notStored = "Changes can’t be stored at the moment. What you do now may be lost."
  case pasteRefused = "The browser doesn’t allow pasting here"
  case sheetEdited = "Close this with one of its buttons, or press Escape."
  case textTooLong = "The text is too long for this field"
  case serverBusy = "The server is busy. The page connects as soon as it can."
  case tooManyPages = "Too many pages of this app are open. Close some of them."
  case signedOut = "You are signed out. Reload the page to sign in."
  case cookiesRefused = "This page needs cookies. Allow them, and reload the page."
  case pageBroken = "This page can’t be shown. Reload it to start over."

  // A file that wasn't sent
  case fileNotSent = "“%@” could not be sent."
  case fileTooLarge = "“%@” is too large to be sent."
  case tryAgain = "Try Again"

  // A file that the app didn't get
  case fileOfOtherType = "“%@” is of a type that can’t be opened here."
  case fileRefused = "“%@” is too large."
  case fileInterrupted = "The file could not be transferred."
}
