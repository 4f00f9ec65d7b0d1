// cspell:ignore IHDR PLTE IDAT IEND
import {promisify} from 'node:util';
import {crc32, deflate} from 'node:zlib';

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** Steps from the background to an ink: the smoothed edges of letters need no more. */
const SHADES = 15;

type Rgb = readonly number[];

const compress = promisify(deflate);

/** Encodes images of a few inks on one background as PNGs, in a quarter of the size of full colors. */
export class PngEncoder {
  private readonly palette: readonly Rgb[];
  /** The index of each color that was met, by the number that its pixel is. */
  private readonly indexes = new Map<number, number>();

  /**
   * @param background as `#10181a`
   * @param inks what is drawn on it, in the same form
   */
  constructor(background: string, inks: readonly string[]) {
    const from = parse(background);
    this.palette = [
      from,
      ...inks.flatMap((ink) => {
        const to = parse(ink);
        return Array.from({length: SHADES}, (_, step) =>
          from.map((value, channel) =>
            Math.round(value + ((to[channel]! - value) * (step + 1)) / SHADES),
          ),
        );
      }),
    ];
  }

  /**
   * Encodes opaque pixels; each becomes the nearest shade.
   *
   * @param pixels red, green, blue, and alpha of each pixel, row by row
   * @param width in pixels
   */
  async encode(pixels: Buffer, width: number): Promise<Buffer> {
    const colors = new Uint32Array(pixels.buffer, pixels.byteOffset, pixels.length / 4);
    const height = colors.length / width;
    // Each row begins with the number of its filter: none.
    const rows = Buffer.alloc((width + 1) * height);
    let color = -1;
    let index = 0;
    for (let y = 0, pixel = 0; y < height; y++) {
      for (let at = y * (width + 1) + 1, end = at + width; at < end; at++, pixel++) {
        if (colors[pixel] !== color) {
          color = colors[pixel]!;
          index = this.indexOf(color);
        }
        rows[at] = index;
      }
    }
    const header = Buffer.alloc(13);
    header.writeUInt32BE(width, 0);
    header.writeUInt32BE(height, 4);
    // Bits of an index, and the type: a palette.
    header.set([8, 3], 8);
    return Buffer.concat([
      SIGNATURE,
      chunk('IHDR', header),
      chunk('PLTE', Buffer.from(this.palette.flat())),
      chunk('IDAT', await compress(rows)),
      chunk('IEND', Buffer.alloc(0)),
    ]);
  }

  private indexOf(color: number): number {
    let index = this.indexes.get(color);
    if (index === undefined) {
      // The bytes of a pixel, read as a little-endian number.
      const rgb = [color & 0xff, (color >> 8) & 0xff, (color >> 16) & 0xff];
      const distances = this.palette.map((shade) =>
        shade.reduce((sum, value, channel) => sum + (value - rgb[channel]!) ** 2, 0),
      );
      index = distances.indexOf(Math.min(...distances));
      this.indexes.set(color, index);
    }
    return index;
  }
}

function parse(color: string): Rgb {
  return [...Buffer.from(color.slice(1), 'hex')];
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const framed = Buffer.alloc(body.length + 8);
  framed.writeUInt32BE(data.length, 0);
  body.copy(framed, 4);
  framed.writeUInt32BE(crc32(body), body.length + 4);
  return framed;
}
