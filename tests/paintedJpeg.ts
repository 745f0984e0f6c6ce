import { encode } from 'jpeg-js';

/** Side of a square, pixels: that of a JPEG block, so that its colour is encoded exactly. */
const SIDE = 8;

/** Returns a JPEG of squares in plain colours. `colourAt` returns red, green and blue (0 to 255) of a square. */
export function paintedJpeg(
  columns: number,
  rows: number,
  colourAt: (column: number, row: number) => readonly [number, number, number],
): Buffer {
  const [width, height] = [columns * SIDE, rows * SIDE];
  const data = Buffer.alloc(width * height * 4);
  for (let row = 0; row < rows; row += 1) {
    const line = Buffer.alloc(width * 4);
    for (let column = 0; column < columns; column += 1)
      line.fill(Buffer.from([...colourAt(column, row), 255]), column * SIDE * 4, (column + 1) * SIDE * 4);
    for (let y = row * SIDE; y < (row + 1) * SIDE; y += 1) line.copy(data, y * width * 4);
  }
  return encode({ data, width, height }, 90).data;
}
