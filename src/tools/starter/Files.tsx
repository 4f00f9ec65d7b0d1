import React, {useState, type ReactNode} from 'react';
import clsx from 'clsx';
import CodeBlock from '@theme/CodeBlock';
import type {ProjectFile} from '@site/src/tools/starter';
import styles from '@site/src/tools/styles.module.css';

/** Name of a file with the folder around it: enough to distinguish the files of a project. */
const shortName = (path: string) => path.split('/').slice(-2).join('/');

/** The files of a project, and the text of one. */
export function Files({of: files}: {of: readonly ProjectFile[]}): ReactNode {
  const [path, setPath] = useState<string>();
  const shown = files.find((file) => file.path === path) ?? files[0];
  return (
    <>
      <ul aria-label="Project files" className={clsx('bk-plain bk-wrap', styles.files)}>
        {files.map((file) => (
          <li key={file.path}>
            <button
              type="button"
              className="button"
              title={file.path}
              aria-pressed={file === shown}
              onClick={() => setPath(file.path)}
            >
              {shortName(file.path)}
            </button>
          </li>
        ))}
      </ul>
      {shown && (
        <CodeBlock key={shown.path} title={shown.path} language={shown.path.split('.').at(-1)!}>
          {shown.text.trimEnd()}
        </CodeBlock>
      )}
    </>
  );
}
