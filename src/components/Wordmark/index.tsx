import React, {type ReactNode} from 'react';

/** A name whose first word is bold and whose rest is regular: **Boyka** Framework. */
export function Wordmark({name, className}: {name: string; className?: string}): ReactNode {
  const [first, ...rest] = name.split(' ');
  return (
    <b className={className}>
      {first}
      {rest.length > 0 && <span className="text--normal"> {rest.join(' ')}</span>}
    </b>
  );
}
