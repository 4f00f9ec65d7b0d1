import {describe, expect, it} from 'vitest';
import {findJdk, javaVersion} from '../../scripts/setup/jdk';
import {machine} from './machine';

describe('javaVersion', () => {
  it.each([
    ['javac 17.0.15\n', 17],
    ['javac 21\n', 21],
    ['javac 25-ea\n', 25],
    ['javac 1.8.0_402\n', 8],
    ['no compiler here', undefined],
  ])('reads %j as %s', (printed, version) => {
    expect(javaVersion(printed)).toBe(version);
  });
});

describe('findJdk', () => {
  it('uses JAVA_HOME before all others', () => {
    const found = findJdk(
      machine({
        env: {JAVA_HOME: '/opt/jdk', PATH: '/usr/bin'},
        programs: {'/opt/jdk/bin/javac': 'javac 21.0.1', '/usr/bin/javac': 'javac 17'},
      }),
    );
    expect(found).toEqual({home: '/opt/jdk', version: 21});
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

  it('skips a JDK that is too old, and a runtime without a compiler', () => {
    const found = findJdk(
      machine({
        programs: {
          '/usr/lib/jvm/java-8/bin/javac': 'javac 1.8.0_402',
          '/usr/lib/jvm/java-21/bin/java': 'openjdk 21',
          '/usr/lib/jvm/java-17/bin/javac': 'javac 17.0.15',
        },
      }),
    );
    expect(found).toEqual({home: '/usr/lib/jvm/java-17', version: 17});
  });

  it('follows the links of the javac on PATH to its home', () => {
    const found = findJdk(
      machine({
        env: {PATH: '/usr/local/bin:/usr/bin'},
        programs: {'/usr/bin/javac': '', '/srv/java/bin/javac': 'javac 17.0.1'},
        links: {'/usr/bin/javac': '/srv/java/bin/javac'},
      }),
    );
    expect(found).toEqual({home: '/srv/java', version: 17});
  });

  it('asks java_home on macOS', () => {
    const found = findJdk(
      machine({
        platform: 'darwin',
        programs: {
          '/usr/libexec/java_home': '/Library/Java/JavaVirtualMachines/a/Contents/Home\n',
          '/Library/Java/JavaVirtualMachines/a/Contents/Home/bin/javac': 'javac 24',
        },
      }),
    );
    expect(found).toEqual({
      home: '/Library/Java/JavaVirtualMachines/a/Contents/Home',
      version: 24,
    });
  });

  it("looks into macOS's folder of JDKs when java_home knows none", () => {
    const home = '/Library/Java/JavaVirtualMachines/b/Contents/Home';
    const found = findJdk(
      machine({platform: 'darwin', programs: {[`${home}/bin/javac`]: 'javac 17.0.9'}}),
    );
    expect(found).toEqual({home, version: 17});
  });

  it('looks into the program folders of Windows', () => {
    const home = 'C:\\Program Files\\Eclipse Adoptium\\jdk-21';
    const found = findJdk(
      machine({platform: 'win32', programs: {[`${home}\\bin\\javac.exe`]: 'javac 21.0.2'}}),
    );
    expect(found).toEqual({home, version: 21});
  });

  it('finds nothing where there is nothing new enough', () => {
    expect(findJdk(machine({}))).toBe(undefined);
    expect(findJdk(machine({programs: {'/usr/lib/jvm/old/bin/javac': 'javac 11.0.2'}}))).toBe(
      undefined,
    );
  });
});
