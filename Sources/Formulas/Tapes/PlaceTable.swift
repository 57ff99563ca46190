/// A hash table of indices into a list of distinct elements that is stored elsewhere.
///
/// - Source: open addressing with linear probing, Knuth 1998, volume 3, section 6.4.
struct PlaceTable {
  private struct Slot {
    var hash: UInt32 = 0
    /// Negative for an empty slot.
    var place: Int32 = -1
  }

  /// A power of two in number; at least half are empty.
  private var slots = [Slot](repeating: Slot(), count: 64)
  private var count = 0

  /// - Parameter isSought: Whether the element at a place is the wanted one.
  /// - Complexity: O(1) on average.
  func place(ofHash hash: UInt32, where isSought: (Int) -> Bool) -> Int32? {
    var index = Int(truncatingIfNeeded: hash) & (slots.count - 1)
    while slots[index].place >= 0 {
      let slot = slots[index]
      if slot.hash == hash && isSought(Int(slot.place)) { return slot.place }
      index = (index + 1) & (slots.count - 1)
    }
    return nil
  }

  /// - Precondition: The table does not hold this element yet.
  mutating func insert(_ place: Int, hash: UInt32) {
    count += 1
    if 2 * count > slots.count {
      let old = slots
      slots = Array(repeating: Slot(), count: 2 * old.count)
      for slot in old where slot.place >= 0 { put(slot) }
    }
    put(Slot(hash: hash, place: Int32(place)))
  }

  private mutating func put(_ slot: Slot) {
    var index = Int(truncatingIfNeeded: slot.hash) & (slots.count - 1)
    while slots[index].place >= 0 { index = (index + 1) & (slots.count - 1) }
    slots[index] = slot
  }
}

/// Mixes words into a hash.
///
/// - Source: the golden ratio's multiplier, Knuth 1998, volume 3, section 6.4.
struct WordHash {
  private var state: UInt64 = 0

  mutating func combine(_ word: UInt64) {
    state = (state ^ word) &* 0x9E37_79B9_7F4A_7C15
    state ^= state >> 32
  }

  var value: UInt32 { UInt32(truncatingIfNeeded: state) }
}
