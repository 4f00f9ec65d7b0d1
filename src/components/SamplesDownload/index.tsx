import React, {type ReactNode} from 'react';
import checksum from '@data/samples-archive.json';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {SAMPLES_ARCHIVE} from '@site/src/config/sampleArchive';

/** A link that downloads the sample project, for a sentence on a page: the name of the archive. */
export function SamplesDownload(): ReactNode {
  return (
    <a href={useBaseUrl(SAMPLES_ARCHIVE)} download>
      {SAMPLES_ARCHIVE.split('/').at(-1)}
    </a>
  );
}

/** The SHA-256 checksum of the archive, for a sentence on a page. */
export function SamplesChecksum(): ReactNode {
  return <code data-search="skip">{checksum.sha256}</code>;
}
