/// The attributes that belong to Rostrum: all that begin with `data-`.
///
/// The browser client refuses an attribute of a node that is not among those of
/// ``Owner/node``.
enum DataAttribute: String, CaseIterable {
  /// The number of the element.
  case id = "data-id"
  /// The number of the node within its element; absent for 0.
  case part = "data-part"
  /// On the node into which the element's children go.
  case slot = "data-slot"

  /// What the user can do: see ``Behaviour``.
  case on = "data-on"
  /// Which way a button steps: `up` or `down`.
  case step = "data-step"
  /// The names of the keys that the element takes.
  case keys = "data-keys"
  /// How many taps in a row the element takes.
  case taps = "data-taps"
  /// For how many milliseconds the element is held.
  case hold = "data-hold"
  /// The least distance of a drag, in points.
  case drag = "data-drag"
  /// The index of the view that a `ViewThatFits` shows.
  case fit = "data-fit"
  /// A full swipe performs the first action of the row.
  case full = "data-full"
  /// The name of the group of tabs that begins here.
  case group = "data-group"
  /// The title that the bar shows once the large one is out of sight.
  case title = "data-title"
  /// The kind of a presentation.
  case modal = "data-modal"
  /// The presentation leaves what is around it usable.
  case beside = "data-beside"
  /// The element from which a popover comes.
  case invoker = "data-invoker"
  /// How the element looks before it comes.
  case enter = "data-enter"
  /// How the element looks after it has gone.
  case leave = "data-leave"
  /// The name that the app gives the element for its tests.
  case identifier = "data-identifier"

  /// Where the page opens its socket.
  case socket = "data-socket"
  /// The digest of the tree that the page shows.
  case digest = "data-digest"
  /// What the client says to the user, as a JSON object: see ``ClientNotice``.
  case words = "data-words"
  /// The state of the connection.
  case state = "data-state"

  /// How many events the server has not confirmed.
  case pending = "data-pending"
  /// Changes within move.
  case moves = "data-moves"
  /// The element comes or goes.
  case passing = "data-passing"
  /// The way in which a stack turns to another screen.
  case motion = "data-motion"
  /// A presentation opens without motion.
  case still = "data-still"
  /// A presentation closes.
  case leaving = "data-leaving"
  /// The user pulls a sheet.
  case pulled = "data-pulled"
  /// A row shows the actions of one side.
  case swiped = "data-swiped"
  /// The user drags a row.
  case dragged = "data-dragged"
  /// The dragged row would go before this one.
  case dropBefore = "data-drop-before"
  /// The dragged row would go after this one.
  case dropAfter = "data-drop-after"
  /// A list that can be refreshed is not at its top.
  case scrolled = "data-scrolled"

  /// Who sets an attribute, and where.
  enum Owner {
    /// The client, from the numbers that precede the attributes of a node.
    case address
    /// The server, on a node.
    case node
    /// The server, on the page; the client may change it.
    case page
    /// The client alone, for itself and the theme.
    case client
  }

  /// Who sets the attribute.
  var owner: Owner {
    switch self {
    case .id, .part: .address
    case .slot, .on, .step, .keys, .taps, .hold, .drag, .fit, .full, .group, .title, .modal,
      .beside, .invoker, .enter, .leave, .identifier:
      .node
    case .socket, .digest, .words, .state: .page
    case .pending, .moves, .passing, .motion, .still, .leaving, .pulled, .swiped, .dragged,
      .dropBefore, .dropAfter, .scrolled:
      .client
    }
  }
}
