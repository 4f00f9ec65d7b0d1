import React, {Fragment, useEffect, useMemo, useRef, useState, type ReactNode} from 'react';
import clsx from 'clsx';
import starter from '@data/starter.json';
import {useHistory, useLocation} from '@docusaurus/router';
import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useIsBrowser from '@docusaurus/useIsBrowser';
import button from '@site/src/components/ButtonLink/styles.module.css';
import {CommandLine} from '@site/src/components/CommandLine';
import {SamplesDownload} from '@site/src/components/SamplesDownload';
import {ToolBoundary} from '@site/src/tools/ToolBoundary';
import {createProject} from '@site/src/tools/starter';
import {archiveFile, ARCHIVES, PLATFORM_SETS} from '@site/src/tools/starter/archives';
import {
  DEFAULTS,
  formatChoices,
  normalize,
  OPTIONS,
  parseChoices,
  PROJECT_NAME,
  type Choices,
} from '@site/src/tools/starter/choices';
import {checkGroupId} from '@site/src/tools/starter/groupId';
import {platformName, runCommand} from '@site/src/tools/starter/readme';
import {Choose} from './Choose';
import {Files} from './Files';
import styles from '@site/src/tools/styles.module.css';

const listOf = new Intl.ListFormat('en');

/** Milliseconds after which a zip is gone: some browsers read its address only when the download begins. */
const RELEASE_AFTER = 60_000;

/** Offers the zip of a project as a download. */
function downloadZip(zip: Uint8Array<ArrayBuffer>): void {
  const address = URL.createObjectURL(new Blob([zip], {type: 'application/zip'}));
  const link = document.createElement('a');
  link.href = address;
  link.download = `${PROJECT_NAME}.zip`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), RELEASE_AFTER);
}

/** The choices, kept in the address so that a link has them. */
function useChoices(): [Choices, (next: Choices, isWritten: boolean) => void] {
  const history = useHistory();
  const {search} = useLocation();
  const written = useRef('');
  const [choices, setChoices] = useState(DEFAULTS);
  useEffect(() => {
    if (search !== written.current) {
      setChoices(parseChoices(search));
    }
  }, [search]);
  function change(next: Choices, isWritten: boolean): void {
    setChoices(next);
    if (isWritten) {
      written.current = formatChoices(next, history.location.search);
      history.replace({...history.location, search: written.current});
    }
  }
  return [choices, change];
}

/** Creates a project from what a reader chooses: shows its files, and packs them, in the browser. */
export function ProjectStarter(): ReactNode {
  const isBrowser = useIsBrowser();
  const base = useBaseUrl('/');
  const [choices, change] = useChoices();
  const edit = (part: Partial<Choices>): void =>
    change(normalize({...choices, ...part}), part.group === undefined);

  return (
    <div className="margin-bottom--lg" data-search="skip">
      <noscript>
        <p>
          Creating a project needs JavaScript. Without it, download <SamplesDownload />, which
          covers all platforms in one Maven project, or follow the steps in{' '}
          <Link to="/docs/guides/create-first-project">Create your first project</Link> by hand. Or
          download one of the projects that this page creates, for tests on this machine:
        </p>
        <ul>
          {PLATFORM_SETS.map((set) => (
            <li key={set.join()}>
              {listOf.format(set.map((platform) => OPTIONS.platforms[platform].name))}:{' '}
              {ARCHIVES.filter(({platforms}) => platforms === set).map((archive, index) => (
                <Fragment key={archiveFile(archive)}>
                  {index > 0 && ', '}
                  <a href={base + archiveFile(archive)} download>
                    {OPTIONS.build[archive.build].name} and {OPTIONS.runner[archive.runner].name}
                  </a>
                </Fragment>
              ))}
            </li>
          ))}
        </ul>
      </noscript>
      <form
        className={clsx('bk-screen bk-script', styles.form)}
        onSubmit={(event) => event.preventDefault()}
      >
        <fieldset className={styles.group} disabled={!isBrowser}>
          <Choose
            choices={choices}
            groupError={checkGroupId(choices.group)}
            onChange={edit}
            onLeave={() => change(choices, true)}
          />
          <ToolBoundary kept="Your choices are still there.">
            <Project choices={choices} />
          </ToolBoundary>
        </fieldset>
      </form>
    </div>
  );
}

/** The project of the choices: its files, the download, and the commands that run it. */
function Project({choices}: {choices: Choices}): ReactNode {
  const [outcome, setOutcome] = useState<{of: Choices; text: string}>();
  const {platforms, place, build, runner, java, group} = choices;
  const missing =
    platforms.length === 0 ? 'choose a platform' : checkGroupId(group) && 'correct the group id';
  const isComplete = missing === undefined;
  const files = useMemo(
    () => (isComplete ? createProject(choices, starter.agents, starter.sources) : []),
    [choices, isComplete],
  );

  const kinds = listOf.format(platforms.map(platformName));
  const tools = [
    OPTIONS.place[place],
    OPTIONS.build[build],
    OPTIONS.runner[runner],
    OPTIONS.java[java],
  ];
  const summary = isComplete
    ? `${files.length} files for ${kinds} tests: ${tools.map(({name}) => name).join(', ')}.`
    : `No project: ${missing}.`;

  const say = (text: string) => setOutcome({of: choices, text});

  async function download(): Promise<void> {
    // Most readers look and do not download.
    const packer = await import('@site/src/tools/starter/pack').catch(() => undefined);
    if (!packer) {
      say(
        "The zip couldn't be packed. Check the network and download it again, or reload the page.",
      );
      return;
    }
    try {
      downloadZip(packer.packProject(files));
      say(`${PROJECT_NAME}.zip contains ${files.length} files.`);
    } catch (error) {
      // An error in an update of the state reaches the boundary.
      setOutcome(() => {
        throw error;
      });
    }
  }

  return (
    <>
      <div className={clsx('bk-wrap', styles.row, styles.result)}>
        <p className={`text--semibold margin--none ${styles.status}`} role="status">
          {outcome?.of === choices ? outcome.text : summary}
        </p>
        <button
          type="button"
          className={clsx('button', button.button, isComplete && 'button--primary')}
          disabled={!isComplete}
          onClick={() => void download()}
        >
          Download {PROJECT_NAME}.zip
        </button>
      </div>
      {isComplete && (
        <>
          <Files of={files} />
          <p className={styles.label}>Run it</p>
          <ul className={clsx('bk-plain', styles.commands)} aria-label="Commands">
            {platforms.map((platform) => (
              <li key={platform}>
                <CommandLine parts={[runCommand(platform, choices)]} />
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}
