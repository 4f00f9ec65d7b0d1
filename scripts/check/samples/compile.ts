import {spawnSync} from 'node:child_process';
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {globSync} from 'tinyglobby';
import {readApi} from '../../../src/framework';
import {frameworkStubs} from './frameworkStubs';
import {UserError} from '../../../src/config/environment/userError';
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
  // As javac prints them: with the separators of the system.
  return globSync('**/*.java', {cwd: folder, absolute: true}).map(path.normalize).sort();
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
 * Runs javac in a folder. Nothing is fetched.
 *
 * @param sources paths, from the folder or absolute
 * @throws UserError when there is no JDK
 */
function javac(folder: string, sources: readonly string[]): Diagnostic[] {
  const list = sources.map((file) => `"${file.replaceAll('\\', '\\\\')}"`).join('\n');
  writeFileSync(path.join(folder, 'sources'), list);
  const {stderr, status, error} = spawnSync(
    jdkProgram('javac'),
    [
      ...['-J-Duser.language=en', '-J-Duser.country=US', '-encoding', 'UTF-8', '-d', 'classes'],
      ...['--release', '17', '-proc:none', '-nowarn', '-Xmaxerrs', '100000', '@sources'],
    ],
    {cwd: folder, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024},
  );
  if (error) {
    throw error;
  }
  const errors = readDiagnostics(stderr);
  if (status !== 0 && errors.length === 0) {
    throw new Error(`javac ended with code ${status}: ${stderr}`);
  }
  return errors;
}

/**
 * Compiles Java source against stubs of the framework and of what it builds on. Nothing that is
 * compiled stays.
 *
 * @param sources absolute paths
 * @returns what is wrong with the sources; empty when they compile
 * @throws UserError when there is no JDK, or a stub itself does not compile
 */
export function compile(sources: readonly string[]): Diagnostic[] {
  const folder = mkdtempSync(path.join(tmpdir(), 'boyka-javac-'));
  try {
    const stubs = frameworkStubs(readApi());
    stubs.forEach((text, name) => {
      mkdirSync(path.dirname(path.join(folder, name)), {recursive: true});
      writeFileSync(path.join(folder, name), text);
    });
    const errors = javac(folder, [...stubs.keys(), ...javaFiles(OUTSIDE_STUBS), ...sources]);
    const ofStub = errors.find(({file}) => !sources.includes(file));
    if (ofStub) {
      throw new UserError(
        `The stub ${path.basename(ofStub.file)}:${ofStub.line} does not compile: ` +
          `${ofStub.message}. Add what it misses to scripts/check/samples/stubs.`,
      );
    }
    return errors;
  } finally {
    rmSync(folder, {recursive: true, force: true});
  }
}
