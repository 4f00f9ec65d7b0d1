import {spawnSync} from 'node:child_process';
import {mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {readApi} from '../../src/framework';
import {frameworkStubs} from './frameworkStubs';
import {UserError} from '../lib/userError';
import {jdkProgram} from '../setup/jdk';

/** A fault that the compiler found. */
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
  return readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((name) => name.endsWith('.java'))
    .map((name) => path.join(folder, name))
    .sort();
}

const FAULT = /^(.+\.java):(\d+): error: (.*)$/;
const DETAIL = /^ +(symbol|location|required|found|reason): +(.*)$/;

/**
 * Reads what javac prints.
 *
 * @param output its error stream, in English
 * @throws Error with the output when it tells of a fault in no file
 */
export function readDiagnostics(output: string): Diagnostic[] {
  const faults: Diagnostic[] = [];
  for (const line of output.split(/\r?\n/)) {
    const fault = FAULT.exec(line);
    const detail = DETAIL.exec(line);
    const last = faults.at(-1);
    if (fault) {
      faults.push({file: fault[1] ?? '', line: Number(fault[2]), message: fault[3] ?? ''});
    } else if (detail && last) {
      last.message += `; ${detail[1]}: ${detail[2]?.trim()}`;
    } else if (/^error: /.test(line)) {
      throw new Error(`javac: ${line.slice('error: '.length)}`);
    }
  }
  return faults;
}

/**
 * Compiles Java source against stubs of the framework and of what it builds on. Nothing is
 * fetched, and nothing that is compiled stays.
 *
 * @param sources absolute paths
 * @returns what is wrong with them; empty when all is well
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
    const faults = readDiagnostics(stderr);
    const ofStub = faults.find((fault) => !sources.includes(fault.file));
    if (ofStub) {
      throw new UserError(
        `The stub ${path.basename(ofStub.file)}:${ofStub.line} does not compile: ` +
          `${ofStub.message}. Add what it misses to scripts/samples/stubs.`,
      );
    }
    if (status !== 0 && faults.length === 0) {
      throw new Error(`javac ended with code ${status}: ${stderr}`);
    }
    return faults;
  } finally {
    rmSync(folder, {recursive: true, force: true});
  }
}
