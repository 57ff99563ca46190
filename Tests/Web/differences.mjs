// Compares answers of the native engine with those of the WebAssembly program: texts must be equal,
// numbers in them to 12 digits, and draw lists to 1/1000 pixel.

const number = /[0-9]+(?:\.[0-9]+)?(?:e[-+]?[0-9]+)?/g;
const isClose = (a, b) => a === b || Math.abs(a - b) <= 1e-12 * Math.max(Math.abs(a), Math.abs(b));

function sameText(a, b) {
  if (a === b) return true;
  const [left, right] = [a.match(number) ?? [], b.match(number) ?? []];
  return (
    a.replace(number, "#") === b.replace(number, "#") &&
    left.every((text, index) => isClose(Number(text), Number(right[index])))
  );
}

/** The places at which two values differ. */
export function differences(native, web, path, isDrawing = false) {
  if (typeof native === "string" && typeof web === "string" && sameText(native, web)) return [];
  if (typeof native === "number" && typeof web === "number") {
    if (isDrawing ? Math.abs(native - web) <= 0.001 : isClose(native, web)) return [];
  }
  if (native && web && typeof native === "object" && typeof web === "object") {
    const names = new Set([...Object.keys(native), ...Object.keys(web)]);
    return [...names].flatMap((name) =>
      differences(native[name], web[name], `${path}.${name}`, isDrawing || name === "commands"),
    );
  }
  return native === web ? [] : [`${path}: native ${native}, wasm ${web}`];
}
