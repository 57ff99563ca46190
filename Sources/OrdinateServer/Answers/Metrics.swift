import NIOConcurrencyHelpers
import NIOCore

/// Counts of requests, answers and connections, in the format of Prometheus.
final class Metrics: Sendable {
  private struct Key: Hashable {
    let endpoint: Endpoint
    let status: UInt
  }

  /// A histogram of the times that answers took.
  private struct Durations {
    var counts = [Int](repeating: 0, count: Metrics.bounds.count + 1)
    var sum = 0.0

    mutating func add(_ seconds: Double) {
      counts[Metrics.bounds.firstIndex { seconds <= $0 } ?? Metrics.bounds.count] += 1
      sum += seconds
    }
  }

  private struct Counts {
    var requests: [Key: Int] = [:]
    var durations: [Endpoint: Durations] = [:]
    var connections = 0
    var bytes = 0
  }

  private let counts = NIOLockedValueBox(Counts())

  /// The upper bounds of the histogram's buckets, in seconds.
  private static let bounds = [
    0.0001, 0.00025, 0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5,
  ]

  func connectionOpened() { counts.withLockedValue { $0.connections += 1 } }
  func connectionClosed() { counts.withLockedValue { $0.connections -= 1 } }

  /// Counts an answer.
  ///
  /// - Parameter duration: From the last byte of the request to the complete answer.
  func answered(_ endpoint: Endpoint, _ answer: Answer, in duration: TimeAmount) {
    counts.withLockedValue { counts in
      counts.requests[Key(endpoint: endpoint, status: answer.status.code), default: 0] += 1
      counts.durations[endpoint, default: Durations()].add(Double(duration.nanoseconds) * 1e-9)
      counts.bytes += answer.body.readableBytes
    }
  }

  /// All counts, in the text format of Prometheus.
  var text: String {
    let counts = counts.withLockedValue { $0 }
    var lines = Self.header(
      "ordinate_requests_total", "counter", "Requests answered, by endpoint and status.")
    for (key, count) in counts.requests.sorted(by: {
      ($0.key.endpoint.name, $0.key.status) < ($1.key.endpoint.name, $1.key.status)
    }) {
      lines.append(
        "ordinate_requests_total{endpoint=\"\(key.endpoint.name)\",status=\"\(key.status)\"} "
          + "\(count)")
    }
    lines += Self.header(
      "ordinate_request_duration_seconds", "histogram",
      "Time from the last byte of a request to its complete answer.")
    for (endpoint, durations) in counts.durations.sorted(by: { $0.key.name < $1.key.name }) {
      let label = "endpoint=\"\(endpoint.name)\""
      var total = 0
      for (index, count) in durations.counts.enumerated() {
        total += count
        let bound = index < Self.bounds.count ? "\(Self.bounds[index])" : "+Inf"
        lines.append(
          "ordinate_request_duration_seconds_bucket{\(label),le=\"\(bound)\"} \(total)")
      }
      lines.append("ordinate_request_duration_seconds_sum{\(label)} \(durations.sum)")
      lines.append("ordinate_request_duration_seconds_count{\(label)} \(total)")
    }
    lines += Self.header("ordinate_connections", "gauge", "Open connections.")
    lines.append("ordinate_connections \(counts.connections)")
    lines += Self.header("ordinate_body_bytes_total", "counter", "Bytes of all bodies sent.")
    lines.append("ordinate_body_bytes_total \(counts.bytes)")
    return lines.joined(separator: "\n") + "\n"
  }

  private static func header(_ name: String, _ type: String, _ help: String) -> [String] {
    ["# HELP \(name) \(help)", "# TYPE \(name) \(type)"]
  }
}
