// Memory for the page's program. It replaces the C library's allocator, which makes up 2 % of a
// first visit's download; the size of this one is negligible.
//
// Every block has a class, which determines its size. There are four classes for each doubling of
// the size, so at most a fifth of a block is wasted. A block keeps its class forever: once freed,
// it waits in the list of its class until it is needed again. Blocks are neither split nor joined.
// So the memory taken is at most the sum, over the classes, of the most that each class ever had in
// use.

#include <stddef.h>
#include <stdint.h>

enum {
  unit = 16,
  page = 65536,
  no_memory = 12,
  class_count = 4 * 27
};

/// The four bytes before a block hold its class or, if it was aligned to more than a unit, a
/// negative number: how far it begins after the true block.
typedef int32_t header;

typedef struct block {
  struct block *next;
} block;

extern unsigned char __heap_base;

static block *lists[class_count];
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

void *malloc(size_t size) {
  if (size > INT32_MAX / 2) return NULL;
  int class = class_of(size);
  block *found = lists[class];
  if (found) {
    lists[class] = found->next;
    return found;
  }
  if (!top) top = ((uintptr_t)&__heap_base / unit + 2) * unit;
  uintptr_t end = top + units(class) * unit;
  size_t available = __builtin_wasm_memory_size(0);
  size_t needed = (end + page - 1) / page;
  if (end < top) return NULL;
  if (needed > available && __builtin_wasm_memory_grow(0, needed - available) == (size_t)-1) {
    return NULL;
  }
  void *pointer = (void *)top;
  top = end;
  *header_of(pointer) = class;
  return pointer;
}

void free(void *pointer) {
  if (!pointer) return;
  header distance = *header_of(pointer);
  block *freed = distance < 0 ? (void *)((char *)pointer + distance) : pointer;
  int class = *header_of(freed);
  freed->next = lists[class];
  lists[class] = freed;
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
