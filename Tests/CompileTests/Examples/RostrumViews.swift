// What the examples in the comments of RostrumViews use without declaring it.
struct Person: Identifiable, Hashable {
  var id = 0
  var name = ""
  var title = ""
  var age = 0
  var birthday = Date()
  var subject = ""
  var text = ""
  var cover = URL(string: "https://example.com")
  static let sample = Person()
}

typealias Contact = Person
typealias Album = Person

enum Theme: String, CaseIterable {
  case orange
  var name: String { rawValue }
  var mainColor: Color { .orange }
}

enum Size { case small, large }
enum Screen { case home, search, books, music, contacts, settings }
enum Field: Hashable { case name, email }

struct Failure: LocalizedError {}
@Observable final class Profile { var name = "" }
@Observable final class Model {
  var theme = Theme.orange
  var standup = Person()
  var sendsNotifications = false
}

struct Blank: View {
  init() {}
  init(_ value: Any) {}
  init(album: Album) {}
  init(book: Person) {}
  init(contact: Contact) {}
  init(id: Int) {}
  init(note: Person) {}
  init(note: Binding<Person>) {}
  init(value: Binding<Double>) {}
  var body: some View { EmptyView() }
}

typealias AlbumDetail = Blank
typealias Article = Blank
typealias Books = Blank
typealias BookRow = Blank
typealias Card = Blank
typealias ContactDetail = Blank
typealias ContactList = Blank
typealias ContentView = Blank
typealias Counter = Blank
typealias Cover = Blank
typealias Details = Blank
typealias Dial = Blank
typealias FolderList = Blank
typealias Home = Blank
typealias Legend = Blank
typealias MessageRow = Blank
typealias Music = Blank
typealias NoteEditor = Blank
typealias Note = Person
typealias Report = Blank
typealias Search = Blank
typealias Settings = Blank
typealias Stars = Blank
typealias Tabs = Blank
typealias Toolbar = Blank
typealias ThemeBadge = Blank

struct Mailbox { func load() async {} }
struct Router: Sendable { func open(_ url: URL) {} }
@MainActor func archive(_ message: Person) {}
@MainActor func copy(_ message: Person) {}
@MainActor func delete(_ person: Person) {}
@MainActor func leave() {}
@MainActor func play() {}
@MainActor func remove() {}
@MainActor func reply(to message: Person) {}
@MainActor func retry() {}
@MainActor func route(for url: URL) -> NavigationPath { NavigationPath() }
@MainActor func save() {}
@MainActor func toggleBold() {}

extension Notification.Name { static let signedOut = Self("signedOut") }
struct Memo: FileDocument {
  static let readableContentTypes = [UTType.plainText]
  init() {}
  init(configuration: ReadConfiguration) throws {}
  func fileWrapper(configuration: WriteConfiguration) -> FileWrapper {
    FileWrapper(regularFileWithContents: Data())
  }
}
struct Recipe { var url = URL(fileURLWithPath: "/"); var title = "" }
@MainActor func load(_ file: URL) {}
// MARK: Properties
@Bindable var store = Model()
@State var accent = Color.blue
@State var agrees = false
@State var albumID: Int?
@State var albums: [Album] = []
@State var amount = 0
@State var article: Person?
@State var asks = false
@State var attendees: [Person] = []
@State var battery = 0.5
var book = Person()
@State var chooses = false
@State var chosen: Person.ID?
@State var contact: Contact?
@State var contacts: [Contact] = []
@State var count = 0
@State var doomed: Note?
@State var due = Date()
@State var elapsed = 0.0
@State var email = ""
@State var error: Failure?
@State var failure: Failure?
@State var errors = ValidationErrors<Field>()
@FocusState var field: Field?
@FocusState var focus: Field?
@State var guests = 1
@State var hasFailed = false
var home = CGPoint.zero
var index = 0
@State var isExpanded = false
@State var isExporting = false
@State var isFlipped = false
@State var isImporting = false
@State var isLarge = false
@State var isLeaving = false
@State var isRecording = false
@State var isValid = false
@State var isVerbose = false
var length = 1.0
@State var lines: [Person] = []
var mailbox = Mailbox()
var memo = Memo()
@State var message = Person()
@State var messages: [Person] = []
@State var minutes = 5.0
@State var name = ""
@State var note = Person()
@State var notes: [Note] = []
@State var order = [KeyPathComparator(\Person.name)]
@State var path = NavigationPath()
@State var people: [Person] = []
@State var place = CGPoint.zero
@State var query = ""
@State var rating = 1
let photo = Data()
var recipe = Recipe()
@State var recent: [String] = []
@State var results: [Person] = []
var router = Router()
@State var scope = Screen.books
@State var screen = Screen.home
@State var shared: Note?
@State var showsDetails = false
@State var showsLegend = false
@State var showsReport = false
@State var size = Size.small
@State var standups: [Person] = []
var story = ""
@State var tab = Screen.contacts
var theme = Theme.orange
@State var title = ""
@State var total = 0
var meeting = (date: Date(), title: "")
@State var volume = 0.5
// MARK: Variables
struct Sender {
  enum Action { case rowsSorted, deleteButtonTapped }; func send(_ action: Action) {}
}
let store = Sender()
let reducesMotion = false
var isLeaving = false
_ = (store, reducesMotion, isLeaving)
