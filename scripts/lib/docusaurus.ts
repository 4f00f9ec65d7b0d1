import {runTool, type RunResult, type ToolOptions} from './run';

/** Runs the generator's command line. */
export function docusaurus(args: readonly string[], options: ToolOptions = {}): Promise<RunResult> {
  return runTool('@docusaurus/core/bin/docusaurus.mjs', args, {
    ...options,
    // Its version is pinned: nobody needs to ask the registry for a newer one at each build.
    env: {NO_UPDATE_NOTIFIER: '1', ...options.env},
  });
}
