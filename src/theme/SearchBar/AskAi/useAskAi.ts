import {useChat, type UIMessage} from '@ai-sdk/react';
import type {AskAiConfig} from '@docusaurus/theme-search-algolia';
import {DefaultChatTransport, lastAssistantMessageIsCompleteWithToolCalls} from 'ai';
import {useEffect, useRef, useState} from 'react';
import type {ChatStart, StoredConversation} from '../Dialog/storedSearches';
import type {StoredList} from '../Dialog/storedList';
import {CHAT_URL, getToken} from './token';

/** The service searches the index while it answers. */
interface SearchTool {
  input: {query: string};
  output: {query?: string; hits?: unknown[]};
}

export type Message = UIMessage<unknown, Record<string, never>, {searchIndex: SearchTool}>;

/** The text of a message. */
export function textOf({parts}: Message): string {
  return parts.flatMap((part) => (part.type === 'text' ? part.text : [])).join('\n\n');
}

/**
 * A chat with the assistant, in the form of the service's own client.
 *
 * @param conversations where it is kept after each answer
 */
export function useAskAi(
  config: AskAiConfig,
  start: ChatStart,
  conversations: StoredList<StoredConversation>,
) {
  const {assistantId, apiKey, appId, indexName, searchParameters} = config;
  const [transport] = useState(
    () =>
      new DefaultChatTransport<Message>({
        api: CHAT_URL,
        headers: async () => ({
          authorization: `TOKEN ${await getToken(assistantId)}`,
          'X-Algolia-API-Key': apiKey,
          'X-Algolia-Application-Id': appId,
          'X-Algolia-Index-Name': indexName,
          'X-Algolia-Assistant-Id': assistantId,
          'X-AI-SDK-Version': 'v5',
        }),
        ...(searchParameters ? {body: {searchParameters}} : {}),
      }),
  );
  const chat = useChat<Message>({
    transport,
    messages: 'conversation' in start ? (start.conversation.messages as Message[]) : [],
    sendAutomaticallyWhen: lastAssistantMessageIsCompleteWithToolCalls,
    onFinish({messages, isError}) {
      const [first] = messages;
      if (first && !isError) {
        const question = textOf(first);
        conversations.add({objectID: question, query: question, messages});
      }
    },
  });
  const {sendMessage, stop} = chat;
  const isStarted = useRef(false);
  useEffect(() => {
    if (!isStarted.current && 'question' in start) {
      isStarted.current = true;
      void sendMessage({text: start.question});
    }
  }, [sendMessage, start]);
  // An answer that nobody sees is not generated to its end.
  useEffect(() => () => void stop(), [stop]);
  return chat;
}
