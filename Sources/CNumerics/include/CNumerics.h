#ifndef ORDINATE_CNUMERICS_H
#define ORDINATE_CNUMERICS_H

// Lanes of doubles: an instruction that Swift has for one double only, and the arithmetic, which
// Swift spells one lane at a time and its optimiser does not always put together again.
typedef double ordinate_lanes __attribute__((ext_vector_type(2)));

#define ORDINATE_LANES static inline __attribute__((always_inline)) ordinate_lanes

ORDINATE_LANES ordinate_lanes_square_root(ordinate_lanes x) {
  return __builtin_elementwise_sqrt(x);
}
ORDINATE_LANES ordinate_lanes_sum(ordinate_lanes x, ordinate_lanes y) { return x + y; }
ORDINATE_LANES ordinate_lanes_difference(ordinate_lanes x, ordinate_lanes y) { return x - y; }
ORDINATE_LANES ordinate_lanes_product(ordinate_lanes x, ordinate_lanes y) { return x * y; }
ORDINATE_LANES ordinate_lanes_quotient(ordinate_lanes x, ordinate_lanes y) { return x / y; }

#endif
