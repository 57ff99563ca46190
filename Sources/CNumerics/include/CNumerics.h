#ifndef ORDINATE_CNUMERICS_H
#define ORDINATE_CNUMERICS_H

// Lanes of doubles: an instruction that Swift offers for a single double only, and arithmetic,
// which Swift writes one lane at a time and its optimizer does not always join again.
//
// A compiler flag sets the number of lanes; it differs in the module of wide lanes.
#ifndef ORDINATE_LANE_COUNT
#define ORDINATE_LANE_COUNT 2
#endif
typedef double ordinate_lanes __attribute__((ext_vector_type(ORDINATE_LANE_COUNT)));

#define ORDINATE_LANES static inline __attribute__((always_inline)) ordinate_lanes

ORDINATE_LANES ordinate_lanes_square_root(ordinate_lanes x) {
  return __builtin_elementwise_sqrt(x);
}
ORDINATE_LANES ordinate_lanes_sum(ordinate_lanes x, ordinate_lanes y) { return x + y; }
ORDINATE_LANES ordinate_lanes_difference(ordinate_lanes x, ordinate_lanes y) { return x - y; }
ORDINATE_LANES ordinate_lanes_product(ordinate_lanes x, ordinate_lanes y) { return x * y; }
ORDINATE_LANES ordinate_lanes_quotient(ordinate_lanes x, ordinate_lanes y) { return x / y; }

#ifdef __x86_64__
// Whether the processor has the instructions of wide lanes and the system saves their registers.
static inline _Bool ordinate_has_wide_lanes(void) { return __builtin_cpu_supports("avx2"); }
#endif

#endif
