import {readSources} from '../../src/plugins/starter';
import {PLATFORM_IDS} from '../../src/knowledge/platforms';
import {createProject} from '../../src/tools/starter';
import {DEFAULTS, RUNNERS} from '../../src/tools/starter/choices';

/** One project of the starter for each runner, with every class that a combination can have. */
export const wholeProjects = () =>
  RUNNERS.map((runner) =>
    createProject(
      {...DEFAULTS, platforms: PLATFORM_IDS, runner, group: `org.acme_${runner}`},
      '',
      readSources(process.cwd()),
    ),
  );
