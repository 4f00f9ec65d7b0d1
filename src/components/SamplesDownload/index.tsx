import React, {type ReactNode} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {SAMPLES_ARCHIVE} from '@site/src/config/samples';

/**
 * A link that downloads the sample project, for a sentence on a page.
 *
 * @param props.children text of the link; the name of the archive when left out
 */
export function SamplesDownload({children}: {children?: ReactNode}): ReactNode {
  return (
    <a href={useBaseUrl(SAMPLES_ARCHIVE)} download>
      {children ?? SAMPLES_ARCHIVE.split('/').at(-1)}
    </a>
  );
}
