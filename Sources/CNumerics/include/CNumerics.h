#ifndef ORDINATE_CNUMERICS_H
#define ORDINATE_CNUMERICS_H

// The elementary functions of C's <math.h> that Numerics calls, declared here because the engine
// imports no platform module. Natively libm provides them; in the browser wasi-libc's libm.a does.

double asin(double);
double acos(double);
double atan(double);
double atan2(double, double);
double sinh(double);
double cosh(double);
double tanh(double);
double asinh(double);
double acosh(double);
double atanh(double);
double exp(double);
double expm1(double);
double log(double);
double log10(double);
double log1p(double);
double log2(double);
double pow(double, double);
double cbrt(double);
double hypot(double, double);
double tgamma(double);
double erf(double);
double erfc(double);
double fmod(double, double);

// An instruction that Swift has for one double only.
typedef double ordinate_lanes __attribute__((ext_vector_type(2)));

static inline __attribute__((always_inline)) ordinate_lanes ordinate_lanes_square_root(
    ordinate_lanes x) {
  return __builtin_elementwise_sqrt(x);
}

#endif
