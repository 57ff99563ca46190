#ifndef ORDINATE_CLINEEDITOR_H
#define ORDINATE_CLINEEDITOR_H

#include <stdbool.h>

// Lets a person edit lines at a terminal, with a history and completion of words. The library is
// libedit or, if that is not installed, GNU readline, which has the same functions. Like Cairo it
// is loaded when it is first needed. The library serves only one terminal, so this code does too.

/// How reading a line ended.
enum line_editor_result {
  line_editor_read_line,
  /// Ctrl-C: the typed text is to be discarded.
  line_editor_dropped,
  /// Ctrl-D on an empty line, or the terminal is gone.
  line_editor_ended,
};

/// Loads the library and prepares it; false if the system has no such library.
///
/// Tab completes `words`, which end with a null pointer; `breaks` are the ASCII characters that end
/// a word. Neither is copied. The program controls the terminal from now on, until
/// `line_editor_close` or the end of the program.
bool line_editor_open(
    const char *_Nullable const *_Nonnull words, const char *_Nonnull breaks);

/// Restores the terminal's settings.
void line_editor_close(void);

/// Reads a line. The caller releases the line that this stores in `line`.
enum line_editor_result line_editor_read(
    const char *_Nonnull prompt, char *_Nullable *_Nonnull line);

void line_editor_release(char *_Nonnull line);

/// Adds a line to the history, as the first that the up arrow recalls.
void line_editor_remember(const char *_Nonnull line);

#endif
