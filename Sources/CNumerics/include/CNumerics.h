#ifndef ORDINATE_CNUMERICS_H
#define ORDINATE_CNUMERICS_H

// The elementary functions of C's <math.h> that Numerics calls, declared here because the engine
// imports no platform module. Natively libm provides them; in the browser wasi-libc's libm.a does.

double sinh(double);
double cosh(double);
double tanh(double);
double asinh(double);
double acosh(double);
double atanh(double);
double pow(double, double);
double cbrt(double);
double hypot(double, double);

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
