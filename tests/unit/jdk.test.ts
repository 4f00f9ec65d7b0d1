import {expect, it} from 'vitest';
import {findJdk, javaVersion, type Jdk} from '../../scripts/setup/jdk';
import {machine, type MadeUp} from './machine';

const MAC = '/Library/Java/JavaVirtualMachines/a/Contents/Home';
const WINDOWS = 'C:\\Program Files\\Eclipse Adoptium\\jdk-21';

it.each([
  ['javac 17.0.15\n', 17],
  ['javac 25-ea\n', 25],
  ['javac 1.8.0_402\n', 8],
  ['no compiler here', undefined],
])('reads %j as %s', (printed, version) => {
  expect(javaVersion(printed)).toBe(version);
});

it.each<[what: string, machine: MadeUp, found: Jdk | undefined]>([
  [
    'the one of JAVA_HOME before all others',
    {
      env: {JAVA_HOME: '/opt/jdk', PATH: '/bin'},
      programs: {'/opt/jdk/bin/javac': 'javac 21.0.1', '/bin/javac': 'javac 17'},
    },
    {home: '/opt/jdk', version: 21},
  ],
  [
    'none that is too old or has no compiler',
    {
      programs: {
        '/usr/lib/jvm/java-8/bin/javac': 'javac 1.8.0_402',
        '/usr/lib/jvm/java-21/bin/java': 'openjdk 21',
        '/usr/lib/jvm/java-17/bin/javac': 'javac 17.0.15',
      },
    },
    {home: '/usr/lib/jvm/java-17', version: 17},
  ],
  [
    'the home to which the links of the javac on PATH lead',
    {
      env: {PATH: '/usr/local/bin:/usr/bin'},
      programs: {'/usr/bin/javac': '', '/srv/java/bin/javac': 'javac 17.0.1'},
      links: {'/usr/bin/javac': '/srv/java/bin/javac'},
    },
    {home: '/srv/java', version: 17},
  ],
  [
    'the one of java_home on macOS',
    {
      platform: 'darwin',
      programs: {'/usr/libexec/java_home': `${MAC}\n`, [`${MAC}/bin/javac`]: 'javac 24'},
    },
    {home: MAC, version: 24},
  ],
  [
    'the one in the folder of macOS',
    {platform: 'darwin', programs: {[`${MAC}/bin/javac`]: 'javac 17.0.9'}},
    {home: MAC, version: 17},
  ],
  [
    'the one in a program folder of Windows',
    {platform: 'win32', programs: {[`${WINDOWS}\\bin\\javac.exe`]: 'javac 21.0.2'}},
    {home: WINDOWS, version: 21},
  ],
  ['nothing where there is nothing', {}, undefined],
])('finds %s', (_, made, found) => {
  expect(findJdk(machine(made))).toEqual(found);
});

it.each([
  ['does not exist', '/opt/gone'],
  ['is too old', '/opt/jdk8'],
  ['has no compiler', '/opt/jre'],
])('rejects a JAVA_HOME that %s, in one line', (_, home) => {
  const broken = machine({
    env: {JAVA_HOME: home, PATH: '/usr/bin'},
    programs: {
      '/opt/jdk8/bin/javac': 'javac 1.8.0_402',
      '/opt/jre/bin/java': 'openjdk 21',
      '/usr/bin/javac': 'javac 17',
    },
  });
  expect(() => findJdk(broken)).toThrow(
    `JAVA_HOME names "${home}", which has no JDK 17 or newer: correct it, or unset it.`,
  );
});
