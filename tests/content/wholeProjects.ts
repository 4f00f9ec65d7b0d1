import {PLATFORM_IDS} from '../../src/knowledge/platforms';
import {createProject} from '../../src/tools/starter';
import {RUNNERS} from '../../src/tools/starter/choices';

/** One project of the starter for each runner, with every class that a combination can have. */
export const wholeProjects = () =>
  RUNNERS.map((runner) =>
    createProject(
      {
        platforms: PLATFORM_IDS,
        place: 'local',
        build: 'maven',
        runner,
        group: `org.acme_${runner}`,
      },
      '',
    ),
  );
