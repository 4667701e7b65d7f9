import NIOCore
import RostrumHTML
import RostrumViews

extension Session {
  /// Sends the changes of a turn and the number of the last processed event: at most one frame.
  package func answer(_ turn: Turn) {
    guard let app else { return }
    keepValues()
    announceResults(in: app)
    if turn.needsMount, let peer { return peer.send(mount(app, after: outbox.sequence)) }
    guard !outbox.hasGap else { return keepForMount() }
    guard !mutations.isEmpty || !touches.isEmpty || confirmedEvent < lastEvent else { return }
    var hasOperations = false
    let frame = writeFrame(of: app) { writer in
      guard !mutations.isEmpty || !touches.isEmpty else { return }
      work.patches += 1
      writer.writePatch(of: mutations, touches: touches)
      hasOperations = writer.hasOperations
    }
    mutations = []
    touches = []
    if hasOperations || confirmedEvent < lastEvent { send(frame) }
  }

  /// Drops the changes that the next mount covers.
  ///
  /// A page that has lost frames gets the whole tree once it has caught up. A frozen page may
  /// confirm nothing for hours while its socket stays open, so the number of changes kept for it is
  /// bounded.
  private func keepForMount() {
    touches = []
    mutations = mutations.filter(\.isToldByMount).suffix(16)
  }

  /// Returns a frame with the whole tree, which replaces all frames after the given number.
  package func mount(_ app: any RunningApp, after number: UInt64) -> ByteBuffer {
    outbox.restart(after: number)
    page.front = PageState.Front()
    let frame = writeFrame(of: app) { writer in
      writer.writeMount(focused: app.focused, telling: mutations, keeping: kept.texts)
    }
    mutations = []
    touches = []
    keep(frame)
    return frame
  }

  /// Writes the next frame into a new buffer.
  ///
  /// - Parameters:
  ///   - app: The app.
  ///   - write: Writes the operations.
  /// - Returns: The frame.
  package func writeFrame(of app: any RunningApp, _ write: (inout PatchWriter<Element>) -> Void)
    -> ByteBuffer
  {
    var frame = JSONWriter(reserving: 256)
    frame.openArray()
    frame.number(outbox.next)
    frame.number(lastEvent)
    frame.openArray()
    // The writer has the only reference to the page's state, which it would copy otherwise.
    let page = self.page
    self.page = PageState()
    var writer = PatchWriter(
      tree: app.tree, page: consume page, words: context.words,
      resources: context.resources, frame: consume frame)
    writer.front = front(of: app)
    measure(.patch) { write(&writer) }
    swap(&self.page, &writer.page)
    if let new = writer.newFront.address, new != address {
      address = new
      didChange?()
    }
    return writer.close().buffer
  }

  /// The address and the title that the page ought to have.
  package func front(of app: any RunningApp) -> PageState.Front {
    PageState.Front(
      address: app.hasAddresses ? app.address : nil,
      title: app.frontTitle ?? app.root.content.title ?? name)
  }

  private func send(_ frame: ByteBuffer) {
    keep(frame)
    peer?.send(frame)
  }

  /// Keeps the next frame until the browser has confirmed it.
  package func keep(_ frame: ByteBuffer) {
    confirmedEvent = lastEvent
    work.frames += 1
    instruments?.frame(bytes: frame.readableBytes)
    recorder?.sent(bytes: frame.readableBytes)
    outbox.append(frame)
  }
}
