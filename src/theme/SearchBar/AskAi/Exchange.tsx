import clsx from 'clsx';
import React, {useState, type ReactNode} from 'react';
import {TEXTS} from '../Dialog/texts';
import {Answer, linksOf} from './Answer';
import styles from './styles.module.css';
import {textOf, type Message} from './useAskAi';

const texts = TEXTS.askAiScreen;

interface Props {
  question: Message;
  /** Absent until the service begins to answer. */
  answer: Message | undefined;
  /** Whether the answer is still on its way. */
  isPending: boolean;
  /** Why there is no answer, or no whole one. */
  error: Error | undefined;
  /** Sends the reader's opinion; rejects when the service does not take it. */
  onFeedback: (thumbs: 0 | 1) => Promise<void>;
}

/** A question with its answer and what the answer links to. */
export function Exchange({question, answer, isPending, error, onFeedback}: Props): ReactNode {
  const parts = answer?.parts ?? [];
  const links = answer && !isPending ? linksOf(textOf(answer)) : [];
  const isThinking = isPending && parts.every(({type}) => type === 'step-start');
  return (
    <article className={styles.exchange}>
      <h2 className={styles.question}>{textOf(question)}</h2>
      {error && (
        <p className={styles.error} role="alert" data-search-error="">
          {error.message}
        </p>
      )}
      {isThinking && <p className={styles.note}>{texts['thinkingText']}</p>}
      {parts.map((part, index) => {
        if (part.type === 'text') {
          return <Answer key={index} text={part.text} />;
        }
        return part.type === 'tool-searchIndex' ? (
          <p key={index} className={styles.note}>
            {searchText(part)}
          </p>
        ) : null;
      })}
      {links.length > 0 && (
        <>
          <h3 className={styles.sources}>{texts['relatedSourcesText']}</h3>
          <ul className={clsx('bk-plain', styles.links)}>
            {links.map(({url, title}) => (
              <li key={url}>
                <a href={url} target="_blank" rel="noopener noreferrer">
                  {title}
                </a>
              </li>
            ))}
          </ul>
        </>
      )}
      {answer && !isPending && !error && <Actions text={textOf(answer)} onFeedback={onFeedback} />}
    </article>
  );
}

/** What the assistant searches for, or has searched for. */
function searchText(part: Extract<Message['parts'][number], {type: 'tool-searchIndex'}>): string {
  switch (part.state) {
    case 'input-available':
      return `${texts['duringToolCallText']}"${part.input.query}"`;
    case 'output-available':
      return `${texts['afterToolCallText']} "${part.output.query ?? part.input.query}"`;
    default:
      return texts['preToolCallText'] ?? '';
  }
}

function Actions({text, onFeedback}: {text: string; onFeedback: Props['onFeedback']}): ReactNode {
  const [feedback, setFeedback] = useState<'none' | 'sent' | 'failed'>('none');
  const [isCopied, setIsCopied] = useState(false);
  const send = (thumbs: 0 | 1) =>
    onFeedback(thumbs).then(
      () => setFeedback('sent'),
      () => setFeedback('failed'),
    );
  return (
    <p className={styles.actions} role="group">
      <button
        type="button"
        onClick={() =>
          void navigator.clipboard.writeText(text).then(
            () => setIsCopied(true),
            () => undefined,
          )
        }
      >
        {isCopied ? texts['copyButtonCopiedText'] : texts['copyButtonText']}
      </button>
      {feedback === 'sent' ? (
        <span role="status">{texts['thanksForFeedbackText']}</span>
      ) : (
        <>
          <button type="button" onClick={() => void send(1)}>
            {texts['likeButtonTitle']}
          </button>
          <button type="button" onClick={() => void send(0)}>
            {texts['dislikeButtonTitle']}
          </button>
          {feedback === 'failed' && <span role="alert">Not sent. Try again later.</span>}
        </>
      )}
    </p>
  );
}
