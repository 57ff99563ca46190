import HTTPTypes
import Hummingbird
import NIOCore

/// Answers GET and HEAD with the site's files.
struct SiteResponder: HTTPResponder {
  typealias Context = BasicRequestContext

  let site: Site

  func respond(to request: Request, context: Context) async throws -> Response {
    guard request.method == .get || request.method == .head else {
      var response = plain(.methodNotAllowed, "Only GET and HEAD are answered here.")
      response.headers[.allow] = "GET, HEAD"
      return response
    }
    guard let path = RequestPath.decoded(request.uri.path) else {
      return answer(plain(.badRequest, "This address cannot be read."), to: request)
    }
    guard let file = site.file(at: path) else {
      return answer(plain(.notFound, "There is nothing at this address."), to: request)
    }
    return answer(response(with: file, to: request), to: request)
  }

  /// The file in the best encoding that the client reads, or 304 when it has that already.
  private func response(with file: SiteFile, to request: Request) -> Response {
    let accepted = request.headers[.acceptEncoding] ?? ""
    let coding = ContentCoding.allCases.first { coding in
      file.encodings[coding] != nil && coding.isAccepted(by: accepted)
    }
    let tag = "\"\(file.version)\(coding.map { "-" + $0.rawValue } ?? "")\""
    var headers = SecurityHeaders.fields
    headers[.contentType] = file.mediaType
    headers[.cacheControl] = "no-cache"
    headers[.eTag] = tag
    headers[.vary] = "Accept-Encoding"
    if matches(request.headers[.ifNoneMatch], tag) {
      return Response(status: .notModified, headers: headers)
    }
    if let coding { headers[.contentEncoding] = coding.rawValue }
    let bytes = coding.flatMap { file.encodings[$0] } ?? file.identity
    return Response(status: .ok, headers: headers, body: ResponseBody(byteBuffer: bytes))
  }

  private func matches(_ header: String?, _ tag: String) -> Bool {
    guard let header else { return false }
    return header.split(separator: ",").contains { item in
      let candidate = item.filter { $0 != " " }
      return candidate == "*" || candidate == tag || candidate == "W/" + tag
    }
  }

  private func plain(_ status: HTTPResponse.Status, _ text: String) -> Response {
    var headers = SecurityHeaders.fields
    headers[.contentType] = "text/plain; charset=utf-8"
    return Response(
      status: status, headers: headers,
      body: ResponseBody(byteBuffer: ByteBuffer(string: text + "\n")))
  }

  /// For HEAD the same head, without the body.
  private func answer(_ response: Response, to request: Request) -> Response {
    request.method == .head ? response.createHeadResponse() : response
  }
}
