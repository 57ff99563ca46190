import Hummingbird
import HummingbirdCore
import Logging
import NIOCore
import NIOPosix

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The server of the web app, and of plots and values on demand; `ordinate serve` starts it.
///
/// It is a program of its own because a program that links the HTTP framework takes 5 ms longer to
/// start, whatever it is asked to do.
@main
struct OrdinateServer {
  static func main() async {
    let options: ServerOptions
    do throws(WrongArgument) {
      options = try ServerOptions(
        Array(CommandLine.arguments.dropFirst()), processorCount: System.coreCount)
    } catch {
      fail(error.message, code: EX_USAGE)
    }
    let site: Site
    do {
      site = try Site(folder: options.folder)
    } catch {
      fail("the web app is not in \(options.folder); `make web` builds it", code: EX_NOINPUT)
    }
    // A client that is gone is no reason to end.
    signal(SIGPIPE, SIG_IGN)
    do {
      try await serve(site, options)
    } catch {
      fail(
        "cannot serve on \(options.host) port \(options.port): \(error)", code: EX_UNAVAILABLE)
    }
  }

  /// Serves until the process is asked to end (SIGINT, SIGTERM); open requests are answered first.
  private static func serve(_ site: Site, _ options: ServerOptions) async throws {
    var logger = Logger(label: "ordinate-server")
    logger.logLevel = .error
    let unsent = UnsentBytes(limit: options.budget.unsentBytes)
    let channel = ConnectionChannel(
      responder: Responder(
        site: site, budget: options.budget, metrics: Metrics(), unsent: unsent),
      workshop: Workshop(threadCount: options.threads, options.budget, unsent))
    let application = Application(
      // What `ConnectionChannel` answers never gets here.
      responder: CallbackResponder<BasicRequestContext> { _, _ in Response(status: .notFound) },
      server: HTTPServerBuilder { _ in channel },
      configuration: .init(
        address: .hostname(options.host, port: options.port), backlog: 1_024,
        availableConnectionsDelegate: MaximumAvailableConnections(options.budget.connections)),
      onServerRunning: { channel in
        announce(host: options.host, port: channel.localAddress?.port ?? options.port)
      },
      eventLoopGroupProvider: .shared(
        MultiThreadedEventLoopGroup(numberOfThreads: options.threads)),
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
