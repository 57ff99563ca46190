#include <cairo/cairo-pdf.h>
#include <cairo/cairo.h>
#include <dlfcn.h>
#include <stdbool.h>

// Cairo brings a dozen libraries along, which take a program milliseconds to load at its start. So
// it is loaded where it is needed, and its functions are called through pointers; the header says
// of what types they are.

#define CAIRO_FUNCTIONS(FUNCTION)                                                                  \
  FUNCTION(create)                                                                                 \
  FUNCTION(destroy)                                                                                \
  FUNCTION(font_options_create)                                                                    \
  FUNCTION(font_options_destroy)                                                                   \
  FUNCTION(font_options_set_antialias)                                                             \
  FUNCTION(font_options_set_hint_metrics)                                                          \
  FUNCTION(font_options_set_hint_style)                                                            \
  FUNCTION(image_surface_create)                                                                   \
  FUNCTION(image_surface_get_data)                                                                 \
  FUNCTION(image_surface_get_stride)                                                               \
  FUNCTION(line_to)                                                                                \
  FUNCTION(move_to)                                                                                \
  FUNCTION(paint)                                                                                  \
  FUNCTION(pdf_surface_create_for_stream)                                                          \
  FUNCTION(pdf_surface_set_metadata)                                                               \
  FUNCTION(select_font_face)                                                                       \
  FUNCTION(set_font_options)                                                                       \
  FUNCTION(set_font_size)                                                                          \
  FUNCTION(set_line_cap)                                                                           \
  FUNCTION(set_line_join)                                                                          \
  FUNCTION(set_line_width)                                                                         \
  FUNCTION(set_source_rgb)                                                                         \
  FUNCTION(show_text)                                                                              \
  FUNCTION(stroke)                                                                                 \
  FUNCTION(surface_destroy)                                                                        \
  FUNCTION(surface_finish)                                                                         \
  FUNCTION(surface_flush)                                                                          \
  FUNCTION(surface_mark_dirty)                                                                     \
  FUNCTION(surface_status)                                                                         \
  FUNCTION(text_extents)

/// Cairo's functions, named as in its manual without their `cairo_`.
struct CairoFunctions {
#define CAIRO_MEMBER(name) __typeof__(&cairo_##name) _Nonnull name;
  CAIRO_FUNCTIONS(CAIRO_MEMBER)
#undef CAIRO_MEMBER
};

/// Loads the library and finds its functions; false if either fails.
static inline bool cairo_load(struct CairoFunctions *_Nonnull functions) {
#ifdef __APPLE__
  void *library = dlopen("libcairo.2.dylib", RTLD_LAZY | RTLD_LOCAL);
#else
  void *library = dlopen("libcairo.so.2", RTLD_LAZY | RTLD_LOCAL);
#endif
  if (!library) return false;
#define CAIRO_FIND(name)                                                                           \
  void *name = dlsym(library, "cairo_" #name);                                                     \
  if (!name) return false;                                                                         \
  functions->name = (__typeof__(&cairo_##name))name;
  CAIRO_FUNCTIONS(CAIRO_FIND)
#undef CAIRO_FIND
  return true;
}
