import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {jdkProgram} from '../setup/jdk';
import {UserError} from '../lib/userError';

/** What `scripts/facts/java` prints: the declarations of each file, nothing resolved. */
export interface RawUnit {
  file: string;
  package: string;
  imports: {static: boolean; name: string}[];
  types: RawType[];
}

export interface RawAnnotation {
  name: string;
  /** As javac prints them: `toBuilder = true`. */
  arguments: string[];
}

export interface RawType {
  name: string;
  kind: 'class' | 'interface' | 'enum' | 'annotation' | 'record';
  line: number;
  modifiers: string[];
  annotations: RawAnnotation[];
  typeParameters: string[];
  extends: string | null;
  implements: string[];
  enumConstants: {name: string; line: number; arguments: RawNode[]; text: string[]}[];
  fields: RawField[];
  methods: RawMethod[];
  types: RawType[];
}

export interface RawField {
  name: string;
  type: string;
  line: number;
  modifiers: string[];
  annotations: RawAnnotation[];
  initializer: string | null;
  value: RawNode | null;
}

export interface RawMethod {
  name: string;
  isConstructor: boolean;
  line: number;
  modifiers: string[];
  typeParameters: string[];
  returns: string | null;
  parameters: {name: string; type: string; varargs: boolean}[];
  throws: string[];
  body: RawNode | null;
}

/** A statement or expression; the kinds are those of `Bodies.java`. */
export type RawNode =
  | {k: 'block'; body: RawNode[]}
  | {k: 'do'; value: RawNode}
  | {k: 'var'; name: string; type: string; value: RawNode | null}
  | {k: 'if'; condition: RawNode; then: RawNode; else: RawNode | null}
  | {k: 'return'; line: number; value: RawNode | null}
  | {k: 'throw'; line: number; value: RawNode}
  | {k: 'try'; resources: RawNode[]; body: RawNode; catches: RawCatch[]; finally: RawNode | null}
  | {k: 'switch'; on: RawNode; cases: {labels: string[]; body: RawNode}[]}
  | {
      k: 'loop';
      text: string;
      before: RawNode[];
      condition: RawNode;
      body: RawNode;
      variable?: string;
    }
  | {k: 'empty'}
  | {k: 'call'; line: number; target: RawNode | null; name: string; args: RawNode[]; text: string}
  | {k: 'new'; line: number; type: string; args: RawNode[]; text: string}
  | {k: 'lambda'; params: string[]; body: RawNode; text: string}
  | {k: 'ref'; line: number; target: RawNode; name: string; text: string}
  | {k: 'id'; name: string}
  | {k: 'field'; target: RawNode; name: string; text: string}
  | {k: 'literal'; value: string | number | boolean | null; text: string}
  | {k: 'assign'; to: string; value: RawNode; text: string}
  | {k: 'cast'; value: RawNode}
  | {k: 'binary' | 'unary'; op: string; parts: RawNode[]; text: string}
  | {k: 'conditional'; condition: RawNode; then: RawNode; else: RawNode; text: string}
  | {k: 'other'; parts: RawNode[]; text: string};

export interface RawCatch {
  name: string;
  types: string[];
  body: RawNode;
}

const JAVA_FOLDER = path.join(__dirname, 'java');

/**
 * Parses every Java file below a folder, with the JDK's own compiler tree API.
 *
 * @param sourceRoot the folder of the packages, such as `core-java/src/main/java`
 * @returns one entry a file, sorted by file
 * @throws UserError when the folder has no Java file, no JDK is found, or a file does not parse
 */
export function extractRaw(sourceRoot: string): RawUnit[] {
  const hasJava = fs
    .readdirSync(sourceRoot, {recursive: true, encoding: 'utf8'})
    .some((name) => name.endsWith('.java'));
  if (!hasJava) {
    throw new UserError(`${sourceRoot} holds no Java file: check out a tag of the framework.`);
  }
  const classes = fs.mkdtempSync(path.join(os.tmpdir(), 'facts-'));
  try {
    const sources = fs.readdirSync(JAVA_FOLDER).filter((name) => name.endsWith('.java'));
    execFileSync(jdkProgram('javac'), ['-d', classes, ...sources.sort()], {cwd: JAVA_FOLDER});
    const output = execFileSync(jdkProgram('java'), ['-cp', classes, 'Extract', sourceRoot], {
      encoding: 'utf8',
      maxBuffer: 256 * 1024 * 1024,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const units = JSON.parse(output) as RawUnit[];
    return units.sort((a, b) => (a.file < b.file ? -1 : 1));
  } catch (error) {
    const reason = (error as {stderr?: string | Buffer}).stderr?.toString().trim().split('\n')[0];
    throw new UserError(
      `The Java source below ${sourceRoot} cannot be read: ${reason || (error as Error).message}. ` +
        'Check out a tag of the framework and name its folder with --source.',
    );
  } finally {
    fs.rmSync(classes, {recursive: true, force: true});
  }
}

/** The parts of a node, in the order in which they run. */
export function children(node: RawNode): RawNode[] {
  switch (node.k) {
    case 'block':
      return node.body;
    case 'do':
    case 'return':
    case 'throw':
    case 'var':
    case 'cast':
    case 'assign':
      return present(node.value);
    case 'if':
    case 'conditional':
      return present(node.condition, node.then, node.else);
    case 'try': {
      const handlers = node.catches.map((item) => item.body);
      return present(...node.resources, node.body, ...handlers, node.finally);
    }
    case 'switch':
      return present(node.on, ...node.cases.map((item) => item.body));
    case 'loop':
      return present(...node.before, node.condition, node.body);
    case 'call':
      return present(node.target, ...node.args);
    case 'new':
      return node.args;
    case 'lambda':
      return present(node.body);
    case 'ref':
    case 'field':
      return present(node.target);
    case 'binary':
    case 'unary':
    case 'other':
      return node.parts;
    default:
      return [];
  }
}

/** The first node below a node that passes a test; a node comes before its own parts. */
export function findNode(node: RawNode, test: (node: RawNode) => boolean): RawNode | undefined {
  for (const child of children(node)) {
    const found = test(child) ? child : findNode(child, test);
    if (found) {
      return found;
    }
  }
  return undefined;
}

function present(...nodes: (RawNode | null)[]): RawNode[] {
  return nodes.filter((node) => node !== null);
}

/** Source text of a node, as far as the parser keeps it. */
export function sourceOf(node: RawNode): string | undefined {
  if (node.k === 'id') {
    return node.name;
  }
  return 'text' in node ? node.text : undefined;
}

/** Name that a node is, such as `Message` or `MouseAction.ActionType`; empty for any other node. */
export function nameOf(node: RawNode): string {
  return node.k === 'id' || node.k === 'field' ? (sourceOf(node) ?? '') : '';
}
