#include "CNumerics.h"
