import Foundation
import HTTPTypes
import Hummingbird
import NIOCore

extension WebResponder {
  /// Receives a file from a page.
  ///
  /// Only pages of this server may upload: `Origin` is checked as for sockets, and uploads have
  /// headers that another site's form can't send.
  func upload(_ request: Request, from peer: SocketAddress?) async -> Response {
    let headers = request.headers
    let sender = identification.sender(headers, from: peer)
    guard
      OriginPolicy.allows(
        origins: headers[values: .origin], hosts: [request.head.authority].compactMap(\.self),
        isSecure: sender.isSecure)
    else { return refused(.forbidden) }
    let path = request.uri.path
    guard let user = await identification.owner(path: path, headers, from: peer).user,
      let ticket = store.files.uploads.take(path, of: user)
    else { return refused(.notFound) }
    do throws(Upload.Refusal) {
      let upload = try Upload(ticket, headers, desk: store.files.uploads)
      let next = try await upload.receive(request.body)
      if upload.isLast {
        await next.receiver.finish(.success(next.files))
        return Response(status: .noContent, headers: [.cacheControl: "no-store"])
      }
      guard !next.receiver.hasClosed else { return refused(.gone) }
      let address = store.files.uploads.issue(next)
      return Response(
        status: .ok,
        headers: [.contentType: "text/plain; charset=utf-8", .cacheControl: "no-store"],
        body: ResponseBody(byteBuffer: ByteBuffer(string: address)))
    } catch {
      await ticket.receiver.finish(.failure(error.error))
      var response = refused(error.status)
      response.headers[.toldApp] = "1"
      return response
    }
  }

  /// Sends a file to the browser of its user, once.
  func download(_ request: Request, from peer: SocketAddress?) async -> Response {
    let path = request.uri.path
    let owner = await identification.owner(path: path, request.headers, from: peer)
    guard request.method == .get, let user = owner.user,
      let offer = store.files.downloads.take(path, of: user),
      let file = try? await FileBody(offer.file)
    else { return refused(.notFound) }
    await offer.onTaken()
    return Response(
      status: .ok,
      headers: [
        .contentType: offer.mediaType ?? "application/octet-stream", .cacheControl: "no-store",
        .contentDisposition: FileName.disposition(offer.file.lastPathComponent),
        .contentSecurityPolicy: HTTPFields.drawingPolicy,
      ],
      body: file.body)
  }

  private func refused(_ status: HTTPResponse.Status) -> Response {
    Response(status: status, headers: [.cacheControl: "no-store"])
  }
}
