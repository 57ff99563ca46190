// Times one parse and one evaluation of each argument with muParser, at x = 1.5: a line each with
// nanoseconds, the median of 21 rounds.
#include <muParser.h>

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <vector>

int main(int count, char **arguments) {
  const int repeats = 500;
  for (int index = 1; index < count; ++index) {
    double sum = 0;
    std::vector<double> rounds;
    for (int round = 0; round < 21; ++round) {
      auto start = std::chrono::steady_clock::now();
      for (int repeat = 0; repeat < repeats; ++repeat) {
        double x = 1.5;
        mu::Parser parser;
        parser.DefineVar("x", &x);
        parser.SetExpr(arguments[index]);
        sum += parser.Eval();
      }
      std::chrono::duration<double, std::nano> time = std::chrono::steady_clock::now() - start;
      rounds.push_back(time.count() / repeats);
    }
    std::sort(rounds.begin(), rounds.end());
    std::printf("%.1f %.17g\n", rounds[10], sum / (21 * repeats));
  }
}
