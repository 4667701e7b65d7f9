import NIOCore
import RostrumHTML

extension JSONWriter {
  /// A copy of the written bytes that a socket can send.
  package var buffer: ByteBuffer { ByteBuffer(bytes: bytes) }
}
