// Times muParser: one parse and one evaluation of each argument at x = 1.5, or, after --row, the
// evaluation of a row of 1,000,000 points from 0 to 10. Prints one line per argument: nanoseconds, the
// least of the rounds, and the value.
#include <muParser.h>

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstring>
#include <functional>
#include <limits>
#include <vector>

static double least_nanoseconds(int rounds, const std::function<void()> &body) {
  double least = std::numeric_limits<double>::infinity();
  for (int round = 0; round < rounds; ++round) {
    auto start = std::chrono::steady_clock::now();
    body();
    std::chrono::duration<double, std::nano> time = std::chrono::steady_clock::now() - start;
    least = std::min(least, time.count());
  }
  return least;
}

static void parse(const char *formula) {
  const int repeats = 500;
  double value = 0;
  double least = least_nanoseconds(21, [&] {
    for (int repeat = 0; repeat < repeats; ++repeat) {
      double x = 1.5;
      mu::Parser parser;
      parser.DefineVar("x", &x);
      parser.SetExpr(formula);
      value = parser.Eval();
    }
  });
  std::printf("%.1f %.17g\n", least / repeats, value);
}

static void row(const char *formula) {
  const int count = 1000000;
  std::vector<double> xs(count), ys(count);
  for (int index = 0; index < count; ++index) xs[index] = 10.0 * index / count;
  double x = 0;
  mu::Parser parser;
  parser.DefineVar("x", &x);
  parser.SetExpr(formula);
  double least = least_nanoseconds(5, [&] {
    for (int index = 0; index < count; ++index) {
      x = xs[index];
      ys[index] = parser.Eval();
    }
  });
  std::printf("%.3f %.17g\n", least / count, ys[count / 1000 * 333]);
}

int main(int count, char **arguments) {
  bool is_row = count > 1 && std::strcmp(arguments[1], "--row") == 0;
  for (int index = is_row ? 2 : 1; index < count; ++index) {
    (is_row ? row : parse)(arguments[index]);
  }
}
