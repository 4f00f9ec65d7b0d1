import {createProject} from '../../src/tools/starter';
import {PLATFORM_CHOICES, RUNNERS} from '../../src/tools/starter/choices';

/** One project of the starter for each runner, with every class that a combination can have. */
export const wholeProjects = () =>
  RUNNERS.map((runner) =>
    createProject(
      {
        platforms: PLATFORM_CHOICES,
        place: 'local',
        build: 'maven',
        runner,
        group: `org.acme_${runner}`,
      },
      '',
    ),
  );
