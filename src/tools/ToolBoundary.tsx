import React, {type ReactNode} from 'react';
import ErrorBoundary from '@docusaurus/ErrorBoundary';

interface Props {
  /** What of the reader's input is still there. */
  kept: string;
  /** Reads the input again; by default, the result is only rendered again. */
  onRetry?: () => void;
  /** The part of the tool that reads the input. */
  children: ReactNode;
}

/** Keeps the input of a tool when what reads it throws: the message replaces the result only. */
export function ToolBoundary({kept, onRetry, children}: Props): ReactNode {
  return (
    <ErrorBoundary
      fallback={({tryAgain}) => (
        <p role="alert">
          {"The result couldn't be shown."} {kept}{' '}
          <button type="button" className="button button--sm" onClick={onRetry ?? tryAgain}>
            Try again
          </button>
        </p>
      )}
    >
      {children}
    </ErrorBoundary>
  );
}
