/**
 * The lines of a text, while it arrives.
 *
 * @param body of a response
 * @throws what the connection throws when it breaks
 */
export async function* linesOf(body: ReadableStream<BufferSource>): AsyncGenerator<string> {
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  let rest = '';
  for (;;) {
    const {done, value} = await reader.read();
    if (done) {
      break;
    }
    const lines = (rest + value).split('\n');
    rest = lines.pop()!;
    yield* lines;
  }
  yield rest;
}
