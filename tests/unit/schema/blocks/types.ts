/**
 * One value and the line of the framework's source that decides over it. The change is laid over the
 * block's `base`; `undefined` takes a key out. The line is named by where the schema keeps it:
 * `field KEY`, `read KEY`, `refused KEY CONSTANT`, `demand NAME`, `reading NAME`, or `class`.
 */
export type Case = readonly [change: Readonly<Record<string, unknown>>, line: string];

/** What one block of settings takes and turns down. */
export interface Block {
  /** Name of the definition in the schema; empty for the top of the file. */
  readonly section: string;
  /** The least that the block takes. */
  readonly base: Readonly<Record<string, unknown>>;
  readonly accepts: readonly Case[];
  readonly refuses: readonly Case[];
}
