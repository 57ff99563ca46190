// Times one evaluation of each of the six formulas as a C compiler makes it, reading x again each time.
// Prints one line per formula: nanoseconds, the median of 21 rounds. No interpreter can beat these.
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

static double f1(double x) { return x * x * x - 2.5 * x * x + 3.1 * x - 13.3; }
static double f2(double x) { return sin(x) + cos(2 * x) - tan(3 * x); }
static double f3(double x) { return sqrt(x * x * x + x * x + 2.5 * x + 23); }
static double f4(double x) { return log(x * x + 2 * M_PI * x + 23); }
static double f5(double x) { return exp(-x * x) * sin(20 * x); }
static double f6(double x) {
  return (pow(x, 7) - 3 * pow(x, 5) + 2 * x) / (1 + x * x + pow(x, 4)) + fabs(x - 1);
}

static int ascending(const void *a, const void *b) {
  double difference = *(const double *)a - *(const double *)b;
  return (difference > 0) - (difference < 0);
}

int main(void) {
  double (*volatile functions[])(double) = {f1, f2, f3, f4, f5, f6};
  const int repeats = 20000;
  for (int index = 0; index < 6; ++index) {
    double rounds[21], sum = 0;
    for (int round = 0; round < 21; ++round) {
      struct timespec start, end;
      clock_gettime(CLOCK_MONOTONIC, &start);
      for (int repeat = 0; repeat < repeats; ++repeat) {
        volatile double x = 1.5;
        sum += functions[index](x);
      }
      clock_gettime(CLOCK_MONOTONIC, &end);
      rounds[round] =
          ((end.tv_sec - start.tv_sec) * 1e9 + (end.tv_nsec - start.tv_nsec)) / repeats;
    }
    qsort(rounds, 21, sizeof *rounds, ascending);
    printf("%.2f %.17g\n", rounds[10], sum / (21.0 * repeats));
  }
}
