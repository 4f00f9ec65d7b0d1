/** Seconds before a token ends at which a new one is requested. */
const MARGIN = 30;

export const CHAT_URL = 'https://askai.algolia.com/chat';

let latest: Promise<string> | undefined;

/**
 * The token that a chat needs, the latest or a new one.
 *
 * @throws Error with a sentence for the reader when the service gives none
 */
export async function getToken(assistantId: string): Promise<string> {
  const token = await latest?.catch(() => undefined);
  if (token === undefined || isExpired(token)) {
    latest = request(assistantId);
  }
  return latest!;
}

async function request(assistantId: string): Promise<string> {
  const response = await fetch(`${CHAT_URL}/token`, {
    method: 'POST',
    headers: {'x-algolia-assistant-id': assistantId, 'content-type': 'application/json'},
  });
  if (!response.ok) {
    throw new Error('No answer could be generated. Try again later.');
  }
  return ((await response.json()) as {token: string}).token;
}

/** A token begins with its end, in seconds, as JSON in Base64. */
function isExpired(token: string): boolean {
  try {
    const {exp} = JSON.parse(atob(token.split('.')[0]!)) as {exp: number};
    return Date.now() / 1000 > exp - MARGIN;
  } catch {
    return true;
  }
}
