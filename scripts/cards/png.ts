// cspell:ignore IHDR PLTE IDAT IEND
import {promisify} from 'node:util';
import {constants, crc32, deflate} from 'node:zlib';

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** Steps from the background to an ink: the smoothed edges of letters need no more. */
const SHADES = 15;

type Rgb = readonly number[];

const compress = promisify(deflate);

/** Opaque pixels: red, green, blue, and alpha of each, row by row. */
export interface Pixels {
  readonly data: Buffer;
  readonly width: number;
}

/**
 * Encodes images of a few inks on one background as PNGs with a palette, in a quarter of the size
 * of full colors. Each pixel becomes the nearest shade. What all images share is read once.
 */
export class PngEncoder {
  private readonly palette: readonly Rgb[];
  /** The index of each color that was met, by the number that its pixel is. */
  private readonly indexes = new Map<number, number>();
  /** The image without its part, as a PNG has it: each row begins with its filter, none. */
  private readonly rows: Buffer;
  private readonly stride: number;

  /**
   * @param background as `#10181a`
   * @param inks what is drawn on it, in the same form
   * @param base what all images share
   */
  constructor(background: string, inks: readonly string[], base: Pixels) {
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
    this.stride = base.width + 1;
    this.rows = Buffer.alloc((base.data.length / 4 / base.width) * this.stride);
    this.write(this.rows, base, 0, 0);
  }

  /**
   * Encodes the base with a part in place of its own.
   *
   * @param x column of the part's first pixel
   * @param y row of the part's first pixel
   */
  async encode(part: Pixels, x: number, y: number): Promise<Buffer> {
    const rows = Buffer.from(this.rows);
    this.write(rows, part, x, y);
    const header = Buffer.alloc(13);
    header.writeUInt32BE(this.stride - 1, 0);
    header.writeUInt32BE(rows.length / this.stride, 4);
    // Bits of an index, and the type: a palette.
    header.set([8, 3], 8);
    return Buffer.concat([
      SIGNATURE,
      chunk('IHDR', header),
      chunk('PLTE', Buffer.from(this.palette.flat())),
      // For images of even areas: five times as fast as the default, and 13 % larger.
      chunk('IDAT', await compress(rows, {strategy: constants.Z_RLE})),
      chunk('IEND', Buffer.alloc(0)),
    ]);
  }

  private write(rows: Buffer, {data, width}: Pixels, x: number, y: number): void {
    const colors = new Uint32Array(data.buffer, data.byteOffset, data.length / 4);
    let color = -1;
    let index = 0;
    for (let pixel = 0, row = y; pixel < colors.length; row++) {
      for (let at = row * this.stride + 1 + x, end = at + width; at < end; at++, pixel++) {
        if (colors[pixel] !== color) {
          color = colors[pixel]!;
          index = this.indexOf(color);
        }
        rows[at] = index;
      }
    }
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
