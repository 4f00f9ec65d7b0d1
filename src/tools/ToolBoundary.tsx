import React, {type ReactNode} from 'react';
import ErrorBoundary from '@docusaurus/ErrorBoundary';

interface Failure {
  /** What of the reader's input is still there. */
  kept: string;
  onRetry: () => void;
}

/** What replaces a result that couldn't be read or shown. */
export function ToolFailure({kept, onRetry}: Failure): ReactNode {
  return (
    <p role="alert">
      {"The result couldn't be shown."} {kept}{' '}
      <button type="button" className="button button--sm" onClick={onRetry}>
        Try again
      </button>
    </p>
  );
}

interface Props {
  kept: string;
  /** The part of the tool that shows the result. */
  children: ReactNode;
}

/** Keeps the input of a tool when its result throws: the message replaces the result only. */
export function ToolBoundary({kept, children}: Props): ReactNode {
  return (
    <ErrorBoundary fallback={({tryAgain}) => <ToolFailure kept={kept} onRetry={tryAgain} />}>
      {children}
    </ErrorBoundary>
  );
}
