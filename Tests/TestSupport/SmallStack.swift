import Foundation

/// Runs on a thread whose stack has room for a few hundred frames of a debug build.
public func onSmallStack<Result: Sendable>(
  _ body: @escaping @Sendable () throws -> Result
) async throws -> Result {
  try await withCheckedThrowingContinuation { continuation in
    let thread = Thread { continuation.resume(with: Swift.Result { try body() }) }
    thread.stackSize = 128 << 10
    thread.start()
  }
}
