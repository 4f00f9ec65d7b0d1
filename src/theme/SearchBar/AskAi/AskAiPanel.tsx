import type {AskAiConfig} from '@docusaurus/theme-search-algolia';
import React, {useEffect, useRef, useState, type FormEvent, type ReactNode} from 'react';
import {Footer} from '../Dialog/Footer';
import {IconButton} from '../Dialog/icons';
import type {ChatStart, StoredConversation} from '../Dialog/storedSearches';
import type {StoredList} from '../Dialog/storedList';
import dialog from '../Dialog/styles.module.css';
import {TEXTS} from '../Dialog/texts';
import {Exchange} from './Exchange';
import styles from './styles.module.css';
import {CHAT_URL, getToken} from './token';
import {useAskAi, type Message} from './useAskAi';

const MAX_QUESTION = 512;

interface Props {
  config: AskAiConfig;
  start: ChatStart;
  conversations: StoredList<StoredConversation>;
  /** Goes back to the search. */
  onBack: () => void;
  onClose: () => void;
}

/** A chat with the assistant of the hosted service, in place of the results. */
export default function AskAiPanel({
  config,
  start,
  conversations,
  onBack,
  onClose,
}: Props): ReactNode {
  const field = useRef<HTMLInputElement>(null);
  const back = useRef<HTMLButtonElement>(null);
  const [question, setQuestion] = useState('');
  const {messages, status, error, sendMessage, stop} = useAskAi(config, start, conversations);
  const isPending = status === 'submitted' || status === 'streaming';
  useEffect(() => {
    (isPending ? back : field).current?.focus();
  }, [isPending]);

  const ask = (event: FormEvent) => {
    event.preventDefault();
    if (question.trim()) {
      setQuestion('');
      void sendMessage({text: question});
    }
  };
  const searchBox = TEXTS.searchBox;
  return (
    <>
      <form className={dialog.bar} onSubmit={ask}>
        <IconButton
          ref={back}
          icon="back"
          title={searchBox['backToKeywordSearchButtonText']}
          label={searchBox['backToKeywordSearchButtonAriaLabel']}
          onClick={onBack}
        />
        {isPending ? (
          <>
            <span className={dialog.spinner} />
            <p className={styles.heading} role="status">
              {searchBox['placeholderTextAskAiStreaming']}
            </p>
            <IconButton icon="stop" title="Stop" label="Stop" onClick={() => void stop()} />
          </>
        ) : (
          <input
            ref={field}
            className={dialog.field}
            type="text"
            autoComplete="off"
            enterKeyHint="enter"
            placeholder={searchBox['placeholderTextAskAi']}
            aria-label={searchBox['placeholderTextAskAi']}
            maxLength={MAX_QUESTION}
            value={question}
            onChange={(event) => setQuestion(event.target.value)}
          />
        )}
        <IconButton
          icon="close"
          title={searchBox['closeButtonText']}
          label={searchBox['closeButtonAriaLabel']}
          onClick={onClose}
        />
      </form>
      <div className={dialog.body}>
        <p className={styles.disclaimer}>{TEXTS.askAiScreen['disclaimerText']}</p>
        {exchangesOf(messages).map(([asked, answer], index, {length}) => {
          const isLast = index === length - 1;
          return (
            <Exchange
              key={asked.id}
              question={asked}
              answer={answer}
              isPending={isLast && isPending}
              error={isLast ? error : undefined}
              onFeedback={(thumbs) => sendFeedback(config, asked.id, thumbs)}
            />
          );
        })}
      </div>
      <Footer
        enterText={TEXTS.footer['submitQuestionText']}
        escapeText={TEXTS.footer['backToSearchText']}
      />
    </>
  );
}

/** Each question with the answer that follows it. */
function exchangesOf(messages: Message[]): [Message, Message | undefined][] {
  return messages.flatMap((message, index) => {
    const next = messages[index + 1];
    return message.role === 'user'
      ? [[message, next?.role === 'assistant' ? next : undefined]]
      : [];
  });
}

async function sendFeedback(
  {assistantId, appId}: AskAiConfig,
  messageId: string,
  thumbs: 0 | 1,
): Promise<void> {
  const response = await fetch(`${CHAT_URL}/feedback`, {
    method: 'POST',
    headers: {
      'x-algolia-assistant-id': assistantId,
      'content-type': 'application/json',
      authorization: `TOKEN ${await getToken(assistantId)}`,
    },
    body: JSON.stringify({appId, messageId, thumbs}),
  });
  if (!response.ok) {
    throw new Error(`The service answered the feedback with status ${response.status}.`);
  }
}
