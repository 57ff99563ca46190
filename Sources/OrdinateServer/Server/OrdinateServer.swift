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
/// It is a program of its own because linking SwiftNIO into `ordinate` would delay the start of every
/// command by 5 ms.
@main
struct OrdinateServer {
  static func main() {
    let shutdownSignals = ShutdownSignals()
    // Writing to a client that has gone away must not end the server.
    signal(SIGPIPE, SIG_IGN)
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
    do {
      try serve(site, options, until: shutdownSignals)
    } catch {
      fail(
        "cannot serve on \(options.host) port \(options.port): \(error)", code: EX_UNAVAILABLE)
    }
  }

  /// Serves until a signal asks the process to end; requests in progress are answered first,
  /// if that does not take too long.
  private static func serve(
    _ site: Site, _ options: ServerOptions, until signals: ShutdownSignals
  ) throws {
    let unsent = UnsentBytes(limit: options.budget.unsentBytes)
    let responder = Responder(
      site: site, budget: options.budget, metrics: Metrics(), unsent: unsent)
    let workshop = Workshop(threadCount: options.threads, options.budget, unsent)
    let threads = MultiThreadedEventLoopGroup(numberOfThreads: options.threads)
    let channel = try ServerBootstrap(group: threads)
      .serverChannelOption(.backlog, value: 1_024)
      .serverChannelOption(.socketOption(.so_reuseaddr), value: 1)
      .childChannelOption(.allowRemoteHalfClosure, value: true)
      .serverChannelInitializer { channel in
        channel.eventLoop.makeCompletedFuture {
          try channel.pipeline.syncOperations.addHandler(
            Listener(limit: options.budget.connections) {
              warn("cannot accept a connection: \($0)")
            })
        }
      }
      .childChannelInitializer { channel in
        channel.eventLoop.makeCompletedFuture {
          try Connection.serve(on: channel, responder, workshop)
        }
      }
      .bind(host: options.host, port: options.port).wait()
    announce(host: options.host, port: channel.localAddress?.port ?? options.port)
    signals.wait()
    let ended = channel.eventLoop.makePromise(of: Void.self)
    try channel.eventLoop.submit {
      try channel.pipeline.syncOperations.handler(type: Listener.self).shutDown(
        channel, within: .seconds(Int64(options.budget.stoppingSeconds)), ended)
    }.wait()
    try ended.futureResult.wait()
  }

  /// Prints only the address on a line, for people to open and for scripts to read.
  private static func announce(host: String, port: Int) {
    let authority = host.contains(":") ? "[\(host)]" : host
    print("http://\(authority):\(port)")
    fflush(nil)
  }

  private static func warn(_ message: String) {
    let line = Array("error: \(message)\n".utf8)
    _ = line.withUnsafeBytes { write(STDERR_FILENO, $0.baseAddress, $0.count) }
  }

  private static func fail(_ message: String, code: Int32) -> Never {
    warn(message)
    exit(code)
  }
}
