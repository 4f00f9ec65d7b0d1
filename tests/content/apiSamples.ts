import {readFileSync} from 'node:fs';
import {pages} from '../../scripts/lib/readPage';
import {neededImports, sampleLinks} from '../../src/reference/insert/sampleLinks';
import {locateSample} from '../../src/sampleReader/readSample';

/** The samples of the reference, each as the section of a method shows it. */
export const apiSamples = pages()
  .filter((page) => page.startsWith('api/'))
  .flatMap((page) =>
    readFileSync(page, 'utf8')
      .split(/^#+ /m)
      .flatMap((section) => {
        const [, of] = /<MethodSheet of="([^"]+)"/.exec(section) ?? [];
        const references = [...section.matchAll(/^```java file=(\S+)/gm)];
        return of ? references.map(([, reference]) => ({page, of, reference: reference!})) : [];
      }),
  )
  .map(({page, of, reference}) => {
    const {code, source} = locateSample(reference);
    const imports = neededImports(source, code);
    return {page, of, code, source, imports, links: sampleLinks(source)};
  });
