import Hummingbird
import Logging
import NIOCore

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The web app's server: `ordinate-server HOST PORT FOLDER`, which `ordinate serve` starts.
///
/// It is a program of its own because a program that links the HTTP framework takes 5 ms longer to
/// start, whatever it is asked to do.
@main
struct OrdinateServer {
  static func main() async {
    let arguments = CommandLine.arguments
    guard arguments.count == 4, let port = UInt16(arguments[2]) else {
      fail("usage: ordinate-server HOST PORT FOLDER", code: EX_USAGE)
    }
    let site: Site
    do {
      site = try Site(folder: arguments[3])
    } catch {
      fail("the web app is not in \(arguments[3]); `make web` builds it", code: EX_NOINPUT)
    }
    do {
      try await serve(site, host: arguments[1], port: Int(port))
    } catch {
      fail("cannot serve on \(arguments[1]) port \(port): \(error)", code: EX_UNAVAILABLE)
    }
  }

  /// Serves until the process is asked to end (SIGINT, SIGTERM); open requests are answered first.
  static func serve(_ site: Site, host: String, port: Int) async throws {
    var logger = Logger(label: "ordinate-server")
    logger.logLevel = .error
    let application = Application(
      responder: SiteResponder(site: site),
      server: .http1(configuration: .init(idleTimeout: .seconds(60))),
      configuration: .init(address: .hostname(host, port: port)),
      onServerRunning: { channel in announce(host: host, port: channel.localAddress?.port ?? port)
      },
      logger: logger)
    try await application.runService()
  }

  /// Prints the address alone on a line, for a person to open and a script to read.
  private static func announce(host: String, port: Int) {
    let authority = host.contains(":") ? "[\(host)]" : host
    print("http://\(authority):\(port)")
    fflush(nil)
  }

  private static func fail(_ message: String, code: Int32) -> Never {
    let line = Array("error: \(message)\n".utf8)
    _ = line.withUnsafeBytes { write(STDERR_FILENO, $0.baseAddress, $0.count) }
    exit(code)
  }
}
