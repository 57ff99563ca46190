// Memory for the page's program. It replaces the C library's allocator, which makes up 2 % of a
// first visit's download; the size of this one is negligible.
//
// Every small block has a class, which determines its size. There are four classes for each doubling
// of the size, so at most a fifth of a block is wasted. A block keeps its class forever: once freed,
// it waits in the list of its class until it is needed again. Small blocks are neither split nor
// joined. So the memory that they take is at most the sum, over the classes, of the most that each
// class ever had in use.
//
// For large blocks that would be far too much: an array that grows has one of each class. They are
// split, and joined again when they are free.

#include <stddef.h>
#include <stdint.h>

enum {
  unit = 16,
  page = 65536,
  no_memory = 12,
  /// A block of this size or more, in bytes, is large.
  large = 65536,
  /// The size of a large block, in bytes, is a multiple of this.
  grain = 4096,
  class_count = 4 * 11 + 1
};

/// The four bytes before a block hold its class; or the number of classes and of grains of a large
/// block; or, if it was aligned to more than a unit, a negative number: how far it begins after the
/// true block.
typedef int32_t header;

typedef struct block {
  struct block *next;
} block;

/// A large block that is free.
typedef struct gap {
  struct gap *next;
  size_t size;
} gap;

extern unsigned char __heap_base;

static block *lists[class_count];
/// By their addresses; no two touch each other, and none touches `top`.
static gap *gaps;
static uintptr_t top;

static header *header_of(void *pointer) { return (header *)pointer - 1; }

/// The number of units in a block of a class, with its header.
static size_t units(int class) {
  return class < 8 ? (size_t)class : (size_t)(4 + (class & 3)) << ((class - 4) >> 2);
}

/// The smallest class whose blocks have room for so many bytes and a header.
static int class_of(size_t size) {
  size_t count = (size + sizeof(header) + unit - 1) / unit;
  if (count < 8) return (int)count;
  int shift = 29 - __builtin_clzl(count);
  return 4 * shift + (int)((count + ((size_t)1 << shift) - 1) >> shift);
}

/// A new block behind all others.
static void *extend(size_t size, header head) {
  if (!top) top = ((uintptr_t)&__heap_base / unit + 2) * unit;
  uintptr_t end = top + size;
  size_t available = __builtin_wasm_memory_size(0);
  size_t needed = (end + page - 1) / page;
  if (end < top) return NULL;
  if (needed > available && __builtin_wasm_memory_grow(0, needed - available) == (size_t)-1) {
    return NULL;
  }
  void *pointer = (void *)top;
  top = end;
  *header_of(pointer) = head;
  return pointer;
}

static void *malloc_large(size_t size) {
  size = (size + sizeof(header) + grain - 1) / grain * grain;
  header head = (header)(class_count + size / grain);
  gap **best = NULL;
  for (gap **at = &gaps; *at; at = &(*at)->next) {
    if ((*at)->size >= size && (!best || (*at)->size < (*best)->size)) best = at;
  }
  if (!best) return extend(size, head);
  gap *found = *best;
  gap *rest = found->next;
  if (found->size > size) {
    rest = (gap *)((char *)found + size);
    rest->next = found->next;
    rest->size = found->size - size;
  }
  *best = rest;
  *header_of(found) = head;
  return found;
}

static void free_large(gap *freed, size_t size) {
  gap *before = NULL;
  gap *behind = gaps;
  while (behind && behind < freed) {
    before = behind;
    behind = behind->next;
  }
  freed->size = size;
  freed->next = behind;
  if (behind && (char *)freed + size == (char *)behind) {
    freed->size += behind->size;
    freed->next = behind->next;
  }
  gap **link = before ? &before->next : &gaps;
  *link = freed;
  if (before && (char *)before + before->size == (char *)freed) {
    before->size += freed->size;
    before->next = freed->next;
    freed = before;
  }
  if ((uintptr_t)freed + freed->size != top) return;
  // The last gap: other blocks may begin there.
  top = (uintptr_t)freed;
  for (link = &gaps; *link != freed;) link = &(*link)->next;
  *link = NULL;
}

void *malloc(size_t size) {
  if (size > INT32_MAX / 2) return NULL;
  if (size + sizeof(header) >= large) return malloc_large(size);
  int class = class_of(size);
  block *found = lists[class];
  if (!found) return extend(units(class) * unit, class);
  lists[class] = found->next;
  return found;
}

void free(void *pointer) {
  if (!pointer) return;
  header distance = *header_of(pointer);
  block *freed = distance < 0 ? (void *)((char *)pointer + distance) : pointer;
  header head = *header_of(freed);
  if (head >= class_count) {
    free_large((gap *)freed, (size_t)(head - class_count) * grain);
    return;
  }
  freed->next = lists[head];
  lists[head] = freed;
}

int posix_memalign(void **result, size_t alignment, size_t size) {
  *result = NULL;
  if (size > INT32_MAX / 2 || alignment > INT32_MAX / 2) return no_memory;
  char *pointer = malloc(alignment > unit ? size + alignment : size);
  if (!pointer) return no_memory;
  char *aligned = pointer;
  if (alignment > unit) {
    aligned = (char *)(((uintptr_t)pointer + alignment - 1) & -alignment);
    if (aligned != pointer) *header_of(aligned) = (header)(pointer - aligned);
  }
  *result = aligned;
  return 0;
}
