/** The service's own client keeps its token there. */
const KEY = 'askai_token';
/** Seconds before a token ends at which a new one is requested. */
const MARGIN = 30;

export const CHAT_URL = 'https://askai.algolia.com/chat';

let unsaved: string | undefined;
let pending: Promise<string> | undefined;

/**
 * The token that a chat needs, from this visit or new.
 *
 * @throws Error with a sentence for the reader when the service gives none
 */
export function getToken(assistantId: string): Promise<string> {
  const token = stored();
  if (token && !isExpired(token)) {
    return Promise.resolve(token);
  }
  pending ??= request(assistantId).finally(() => {
    pending = undefined;
  });
  return pending;
}

async function request(assistantId: string): Promise<string> {
  const response = await fetch(`${CHAT_URL}/token`, {
    method: 'POST',
    headers: {'x-algolia-assistant-id': assistantId, 'content-type': 'application/json'},
  });
  if (!response.ok) {
    throw new Error('No answer could be generated. Try again later.');
  }
  const {token} = (await response.json()) as {token: string};
  try {
    sessionStorage.setItem(KEY, token);
  } catch {
    unsaved = token;
  }
  return token;
}

function stored(): string | null | undefined {
  try {
    return sessionStorage.getItem(KEY);
  } catch {
    return unsaved;
  }
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
