// The plot of F2 with 1,200 samples as an author of a page might write it by hand in an afternoon: the
// peer of the server's own plots.
import http from "node:http";

const [width, height, xMax, count] = [800, 600, 10, 1199];

function plot() {
  const ys = [];
  let yMax = 0;
  for (let i = 0; i <= count; i += 1) {
    const x = -xMax + (2 * xMax * i) / count;
    const y = Math.sin(x) + Math.cos(2 * x) - Math.tan(3 * x);
    ys.push(y);
    yMax = Math.max(yMax, Math.abs(y));
  }
  const dots = ys.map((y, i) => {
    const left = ((i / count) * width - 1).toFixed(3);
    const top = (height / 2 - (y / yMax) * (height / 2) - 1).toFixed(3);
    return `<rect class="dot" x="${left}" y="${top}" width="2" height="2"/>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
<g fill="#d6313f">${dots.join("\n")}</g></svg>\n`;
}

const server = http.createServer((_, response) => {
  response.writeHead(200, { "Content-Type": "image/svg+xml" });
  response.end(plot());
});
server.listen(0, "127.0.0.1", () => console.log(`http://127.0.0.1:${server.address().port}`));
