import {spawnSync} from 'node:child_process';
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {globSync} from 'tinyglobby';
import {readApi} from '../../../src/framework';
import {frameworkStubs} from './frameworkStubs';
import {UserError} from '../../lib/userError';
import {jdkProgram} from '../../lib/programs';

/** An error that the compiler found. */
export interface Diagnostic {
  /** Absolute path. */
  file: string;
  line: number;
  /** In one line, with the symbol and the place that the compiler names. */
  message: string;
}

/** Stubs of the types that are not the framework's: Selenium, Appium, TestNG, JUnit, Truth, Log4j. */
const OUTSIDE_STUBS = path.join(__dirname, 'stubs');

/** The files below a folder that end in `.java`, as absolute paths in a stable order. */
export function javaFiles(folder: string): string[] {
  return globSync('**/*.java', {cwd: folder, absolute: true}).sort();
}

const ERROR = /^(.+\.java):(\d+): error: (.*)$/;
const DETAIL = /^ +(symbol|location|required|found|reason): +(.*)$/;

/**
 * Reads what javac prints.
 *
 * @param output its error stream, in English
 * @throws Error with the output when it has an error of no file
 */
function readDiagnostics(output: string): Diagnostic[] {
  const errors: Diagnostic[] = [];
  for (const line of output.split(/\r?\n/)) {
    const found = ERROR.exec(line);
    const detail = DETAIL.exec(line);
    const last = errors.at(-1);
    if (found) {
      errors.push({file: found[1] ?? '', line: Number(found[2]), message: found[3] ?? ''});
    } else if (detail && last) {
      last.message += `; ${detail[1]}: ${detail[2]?.trim()}`;
    } else if (/^error: /.test(line)) {
      throw new Error(`javac: ${line.slice('error: '.length)}`);
    }
  }
  return errors;
}

/**
 * Compiles Java source against stubs of the framework and of what it builds on. Nothing is
 * fetched, and nothing that is compiled stays.
 *
 * @param sources absolute paths
 * @returns what is wrong with them; empty when they compile
 * @throws UserError when there is no JDK, or a stub itself does not compile
 */
export function compile(sources: string[]): Diagnostic[] {
  const folder = mkdtempSync(path.join(tmpdir(), 'boyka-samples-'));
  try {
    for (const [name, text] of frameworkStubs(readApi())) {
      const file = path.join(folder, 'stubs', name);
      mkdirSync(path.dirname(file), {recursive: true});
      writeFileSync(file, text);
    }
    const stubs = [...javaFiles(path.join(folder, 'stubs')), ...javaFiles(OUTSIDE_STUBS)];
    const list = path.join(folder, 'sources');
    const quote = (file: string) => `"${file.replaceAll('\\', '\\\\')}"`;
    writeFileSync(list, [...stubs, ...sources].map(quote).join('\n'));
    const {stderr, status, error} = spawnSync(
      jdkProgram('javac'),
      [
        '-J-Duser.language=en',
        '-J-Duser.country=US',
        ...['-encoding', 'UTF-8', '--release', '17', '-proc:none', '-nowarn', '-Xmaxerrs', '1000'],
        ...['-d', path.join(folder, 'classes'), `@${list}`],
      ],
      {encoding: 'utf8', maxBuffer: 64 * 1024 * 1024},
    );
    if (error) {
      throw error;
    }
    const errors = readDiagnostics(stderr);
    const ofStub = errors.find((found) => !sources.includes(found.file));
    if (ofStub) {
      throw new UserError(
        `The stub ${path.basename(ofStub.file)}:${ofStub.line} does not compile: ` +
          `${ofStub.message}. Add what it misses to scripts/check/samples/stubs.`,
      );
    }
    if (status !== 0 && errors.length === 0) {
      throw new Error(`javac ended with code ${status}: ${stderr}`);
    }
    return errors;
  } finally {
    rmSync(folder, {recursive: true, force: true});
  }
}
