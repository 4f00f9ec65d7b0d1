import type {Reporter, Suite} from '@playwright/test/reporter';

/** Prints how many of the failures that tests provoke the site survived: those tagged `@failure`. */
export default class SurvivalReporter implements Reporter {
  #root: Suite | undefined;

  onBegin(_config: unknown, root: Suite): void {
    this.#root = root;
  }

  onEnd(): void {
    const rows = this.#root?.allTests().filter(({tags}) => tags.includes('@failure')) ?? [];
    const survived = rows.filter((row) => row.outcome() === 'expected');
    if (rows.length > 0) {
      console.log(`The site survived ${survived.length} of ${rows.length} failures.`);
    }
  }
}
