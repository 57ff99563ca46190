#include "CLineEditor.h"

#include <dlfcn.h>
#include <errno.h>
#include <locale.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/select.h>
#include <termios.h>
#include <unistd.h>

typedef char *completion_entry(const char *, int);
typedef char **completion_function(const char *, int, int);

// The library's functions, named as in its manual but without the prefix `rl_`.
static struct {
  int (*add_history)(const char *);
  void (*callback_handler_install)(const char *, void (*)(char *));
  void (*callback_handler_remove)(void);
  void (*callback_read_char)(void);
  char **(*completion_matches)(const char *, completion_entry *);
} library;

static int *completion_is_over;
static const char *const *words;
static volatile sig_atomic_t signal_number;
static char *last_line;
static bool has_line;

// The terminal's settings as they were before.
static struct termios usual;
static bool is_ours;

static void note_signal(int number) { signal_number = number; }

// Between two lines the terminal echoes nothing and keeps what arrives. When several lines are
// pasted at once, each is edited, and so shown, at its own prompt.
static void make_quiet(void) {
  struct termios mode = usual;
  mode.c_lflag &= ~(tcflag_t)(ICANON | ECHO);
  mode.c_cc[VMIN] = 1;
  mode.c_cc[VTIME] = 0;
  tcsetattr(STDIN_FILENO, TCSANOW, &mode);
}

static void restore_terminal(void) {
  if (is_ours) tcsetattr(STDIN_FILENO, TCSANOW, &usual);
  is_ours = false;
}

static void restore_and_end(int number) {
  restore_terminal();
  signal(number, SIG_DFL);
  raise(number);
}

static void take_line(char *line) {
  // Without a wait, or the library shows the prompt again.
  library.callback_handler_remove();
  make_quiet();
  last_line = line;
  has_line = true;
}

static char *next_match(const char *start, int state) {
  static size_t index;
  if (state == 0) index = 0;
  while (words[index]) {
    const char *word = words[index++];
    if (strncmp(word, start, strlen(start)) == 0) return strdup(word);
  }
  return NULL;
}

static char **complete(const char *start, int from, int to) {
  (void)from;
  (void)to;
  // Tab does not complete file names.
  if (completion_is_over) *completion_is_over = 1;
  char **matches = library.completion_matches(start, next_match);
  int waiting = 0;
  if (matches || ioctl(STDIN_FILENO, FIONREAD, &waiting) != 0 || waiting == 0) return matches;
  // More input is waiting: the tab was pasted between two words. A word that Tab completes gets a
  // space after it.
  matches = calloc(2, sizeof *matches);
  if (matches) matches[0] = strdup(start);
  return matches;
}

static void *open_library(bool *is_libedit) {
#ifdef __APPLE__
  static const char *const names[] = {"libedit.3.dylib", "libedit.2.dylib"};
#else
  static const char *const names[] = {"libedit.so.2", "libedit.so.0", "libreadline.so.8"};
#endif
  for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
    void *handle = dlopen(names[i], RTLD_LAZY | RTLD_LOCAL);
    *is_libedit = strstr(names[i], "libedit") != NULL;
    if (handle) return handle;
  }
  return NULL;
}

#define FIND(name, symbol)                                                                         \
  void *found_##name = dlsym(handle, symbol);                                                      \
  if (!found_##name) return false;                                                                 \
  library.name = (__typeof__(library.name))found_##name;

#define SET(type, name, value)                                                                     \
  do {                                                                                             \
    type *variable = dlsym(handle, name);                                                          \
    if (variable) *variable = value;                                                               \
  } while (0)

bool line_editor_open(const char *const *completed, const char *breaks) {
  bool is_libedit = false;
  void *handle = open_library(&is_libedit);
  if (!handle) return false;
  FIND(add_history, "add_history")
  FIND(callback_handler_install, "rl_callback_handler_install")
  FIND(callback_handler_remove, "rl_callback_handler_remove")
  FIND(callback_read_char, "rl_callback_read_char")
  FIND(completion_matches, "rl_completion_matches")
  completion_is_over = dlsym(handle, "rl_attempted_completion_over");
  words = completed;
  SET(const char *, "rl_readline_name", "ordinate");
  SET(const char *, "rl_basic_word_break_characters", breaks);
  SET(completion_function *, "rl_attempted_completion_function", complete);
  // The program handles signals itself, see line_editor_read.
  SET(int, "rl_catch_signals", 0);
  // Labels of keys have characters outside ASCII, whatever the system's language is.
  const char *type = setlocale(LC_CTYPE, "");
  if (!type || MB_CUR_MAX == 1) setlocale(LC_CTYPE, "C.UTF-8");
  if (tcgetattr(STDIN_FILENO, &usual) != 0) return false;
  is_ours = true;
  // Ctrl-R searches the history, as it does in readline by default.
  int (*parse_and_bind)(const char *) =
      (int (*)(const char *))dlsym(handle, "rl_parse_and_bind");
  int (*initialize)(void) = (int (*)(void))dlsym(handle, "rl_initialize");
  if (is_libedit && parse_and_bind && initialize && initialize() == 0)
    parse_and_bind("bind ^R em-inc-search-prev");
  atexit(restore_terminal);
  struct sigaction end = {.sa_handler = restore_and_end};
  static const int ends[] = {SIGINT, SIGTERM, SIGHUP, SIGQUIT};
  for (size_t i = 0; i < sizeof ends / sizeof *ends; i++) sigaction(ends[i], &end, NULL);
  return true;
}

void line_editor_close(void) { restore_terminal(); }

void line_editor_release(char *line) { free(line); }

void line_editor_remember(const char *line) { library.add_history(line); }

enum line_editor_result line_editor_read(const char *prompt, char **line) {
  // No SA_RESTART: a signal has to end the wait below, and can come only during that wait: one that came before would
  // be noticed with the next key. After a stop, the terminal is prepared again.
  sigset_t noted, usual_signals;
  sigemptyset(&noted);
  sigaddset(&noted, SIGINT);
  sigaddset(&noted, SIGCONT);
  sigprocmask(SIG_BLOCK, &noted, &usual_signals);
  struct sigaction action = {.sa_handler = note_signal}, interrupt, resume;
  sigaction(SIGINT, &action, &interrupt);
  sigaction(SIGCONT, &action, &resume);
  signal_number = 0;
  has_line = false;
  library.callback_handler_install(prompt, take_line);
  while (!has_line && signal_number != SIGINT) {
    fd_set input;
    FD_ZERO(&input);
    FD_SET(STDIN_FILENO, &input);
    if (pselect(STDIN_FILENO + 1, &input, NULL, NULL, NULL, &usual_signals) >= 0) {
      library.callback_read_char();
    } else if (errno != EINTR) {
      break;
    } else if (signal_number == SIGCONT) {
      signal_number = 0;
      library.callback_handler_remove();
      library.callback_handler_install(prompt, take_line);
    }
  }
  if (!has_line) {
    library.callback_handler_remove();
    make_quiet();
  }
  sigprocmask(SIG_SETMASK, &usual_signals, NULL);
  sigaction(SIGINT, &interrupt, NULL);
  sigaction(SIGCONT, &resume, NULL);
  if (has_line) {
    *line = last_line;
    return last_line ? line_editor_read_line : line_editor_ended;
  }
  return signal_number == SIGINT ? line_editor_dropped : line_editor_ended;
}
