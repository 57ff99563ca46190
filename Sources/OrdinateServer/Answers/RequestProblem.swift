import Formulas
import HTTP
import NIOCore
import NIOHTTP1
import Requests
import Screens
import Sheets
import Statistics
import TextFormats
import Words

/// Why a request cannot be answered: a status, and JSON that gives the reason and the place.
///
/// The JSON is `{"error": {"kind", "message"}}`. It also has `start` and `end` (UTF-8 offsets) for
/// a place in a formula, `line` for one in data, `parameter` for a wrong parameter, and `limit` for a limit that was
/// exceeded.
struct RequestProblem: Error, Equatable {
  let status: HTTPResponseStatus
  let kind: String
  let message: String
  private(set) var parameter: String?
  private(set) var place: Range<Int>?
  private(set) var line: Int?
  private(set) var limit: Int?

  private init(
    _ status: HTTPResponseStatus, _ kind: String, _ message: String, parameter: String? = nil,
    place: Range<Int>? = nil, line: Int? = nil, limit: Int? = nil
  ) {
    self.status = status
    self.kind = kind
    self.message = message
    self.parameter = parameter
    self.place = place
    self.line = line
    self.limit = limit
  }

  /// It is not a valid request, or its target cannot be read.
  static let malformed = Self(.badRequest, "malformed-request", "This request cannot be read.")
  static let notFound = Self(.notFound, "not-found", "There is nothing at this address.")
  static let methodNotAllowed = Self(
    .methodNotAllowed, "method-not-allowed", "Only GET and HEAD are answered here.")
  /// The file is not the version that the request asks for.
  static let changed = Self(
    .preconditionFailed, "changed", "The file is not the one that was asked for.")
  /// The most requests that may wait are waiting already.
  static let busy = Self(.serviceUnavailable, "busy", "Too many requests are waiting.")
  /// The request did not arrive completely in time.
  static let slow = Self(.requestTimeout, "slow-request", "The request did not arrive in time.")
  static let missingLibrary = Self(
    .notImplemented, "cairo-missing", "Cairo, which draws this format, is not installed.")

  static let impossibleSize = unusable(Options.size.name, "No picture can have that size.")

  init(_ problem: PictureFormat.Problem) {
    self =
      switch problem {
      case .cairoIsMissing: .missingLibrary
      case .impossibleSize: .impossibleSize
      }
  }

  static func missing(_ parameter: String) -> Self {
    Self(
      .badRequest, "missing-parameter", "The parameter \(parameter) is missing.",
      parameter: parameter)
  }

  static func unknown(_ parameter: String) -> Self {
    Self(
      .badRequest, "unknown-parameter", "There is no such parameter here.", parameter: parameter)
  }

  static func repeated(_ parameter: String) -> Self {
    Self(
      .badRequest, "repeated-parameter", "This parameter can be given once.", parameter: parameter)
  }

  static func unusable(_ parameter: String, _ message: String) -> Self {
    Self(.badRequest, "unusable-value", message, parameter: parameter)
  }

  /// The request exceeds a limit.
  static func exceeded(_ kind: String, _ parameter: String?, limit: Int) -> Self {
    Self(
      .payloadTooLarge, kind, "This is more than the server takes.", parameter: parameter,
      limit: limit)
  }

  static func timeIsUp(limit: Int) -> Self {
    Self(
      .serviceUnavailable, "time-is-up", "Computing this takes longer than the server allows.",
      limit: limit)
  }

  static func tooMany(limit: Int) -> Self {
    Self(
      .tooManyRequests, "too-many-requests", "Too many requests of this address are waiting.",
      limit: limit)
  }

  /// A formula cannot be read or drawn.
  static func formula(_ problem: PlotterProblem) -> Self {
    Self(
      .unprocessableEntity, problem.code, Words.english.message(for: problem), parameter: "f",
      place: problem.range)
  }

  /// The first row of a sheet that says nothing.
  static func row(_ index: Int, of sheet: Sheet) -> Self {
    let problem = sheet.result(at: index).problem
    return Self(
      .unprocessableEntity, problem?.code ?? "syntax",
      "row \(index + 1): " + (sheet.message(at: index) ?? ""), parameter: "f",
      place: problem?.range ?? 0..<sheet.rows[index].text.utf8.count)
  }

  /// A formula has no value.
  static func value(_ failure: RealAnswer.Failure) -> Self {
    Self(
      .unprocessableEntity, failure.error.code, failure.message, parameter: "f",
      place: failure.error.range)
  }

  /// A model cannot be read.
  static func model(_ error: ModelError) -> Self {
    Self(
      .unprocessableEntity, error.kind.code, FitReport.message(error), parameter: "f",
      place: error.range)
  }

  /// Data cannot be read.
  static func data(_ error: DataError) -> Self {
    Self(
      .unprocessableEntity, error.kind.code, error.kind.description,
      parameter: Options.data.name, line: error.line)
  }

  /// A model has no fit.
  static func fit(_ error: FitError) -> Self {
    Self(.unprocessableEntity, error.code, FitReport.message(error))
  }

  /// The answer of a connection that cannot read a request.
  init(_ refusal: ConnectionMachine<HTTPRequestHead>.Refusal) {
    self =
      switch refusal {
      case .malformed: .malformed
      case .headTooLong: .exceeded("request-too-long", nil, limit: Budget.headBytes)
      case .bodyTooLong: .exceeded("body-too-long", nil, limit: Budget.bodyBytes)
      case .slow: .slow
      }
  }

  /// The answer to a request; for HEAD, without its body.
  func answer(to head: HTTPRequestHead) -> Answer { head.method == .HEAD ? answer.head : answer }

  var answer: Answer {
    var json = JSONText()
    json.beginObject()
    json.name("error")
    json.beginObject()
    json.member("kind", kind)
    json.member("message", message)
    if let parameter { json.member("parameter", parameter) }
    if let place {
      json.member("start", place.lowerBound)
      json.member("end", place.upperBound)
    }
    if let line { json.member("line", line) }
    if let limit { json.member("limit", limit) }
    json.endObject()
    json.endObject()
    var fields = Self.fields
    switch status {
    case .methodNotAllowed: fields.append(("Allow", "GET, HEAD"))
    case .serviceUnavailable, .tooManyRequests: fields.append(("Retry-After", "1"))
    default: break
    }
    return Answer(status, fields: fields, body: ByteBuffer(bytes: json.bytes + [0x0A]))
  }

  private static let fields =
    [("Content-Type", "application/json"), ("Cache-Control", "no-store")]
    + SecurityHeaders.ofComputed
}
