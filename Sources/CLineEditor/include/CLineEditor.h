#ifndef ORDINATE_CLINEEDITOR_H
#define ORDINATE_CLINEEDITOR_H

#include <stdbool.h>

// Lines that a person edits at a terminal, with a history and completed words: libedit, or where
// that is not installed GNU readline, whose functions are the same. Like Cairo it is loaded when it
// is first needed. It keeps one terminal, so this keeps it once too.

/// What reading a line came to.
enum line_editor_result {
  line_editor_read_line,
  /// Ctrl-C: what was typed is to be forgotten.
  line_editor_dropped,
  /// Ctrl-D on an empty line, or a terminal that is gone.
  line_editor_ended,
};

/// Loads the library and makes it ready; false where there is none.
///
/// `words` are what Tab completes, ended by a null pointer; `breaks` the ASCII characters that end a
/// word. Neither is copied. From here on the terminal is ours, until `line_editor_close` or the end
/// of the program.
bool line_editor_open(
    const char *_Nullable const *_Nonnull words, const char *_Nonnull breaks);

/// Leaves the terminal as it was found.
void line_editor_close(void);

/// Reads a line; what it puts into `line`, if it read one, is the caller's to release.
enum line_editor_result line_editor_read(
    const char *_Nonnull prompt, char *_Nullable *_Nonnull line);

void line_editor_release(char *_Nonnull line);

/// Makes a line the latest that the arrow up recalls.
void line_editor_remember(const char *_Nonnull line);

#endif
