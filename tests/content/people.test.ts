import {readFileSync} from 'node:fs';
import {load} from 'js-yaml';
import {describe, expect, test} from 'vitest';
import {people} from '../../src/components/Team/people';
import {supporters} from '../../src/components/Supporters/supporters';

interface Author {
  name: string;
  title: string;
  socials: {github: string; linkedin: string; x: string};
}

const authors = Object.values(
  load(readFileSync('blog/authors.yml', 'utf8')) as Record<string, Author>,
);

describe.each(people.map((person) => [person.name, person] as const))('%s', (name, person) => {
  test('is the same in the team and among the authors of the blog', () => {
    const author = authors.find((one) => one.name === name);
    expect(author, `add ${name} to blog/authors.yml, or correct the name`).toBeDefined();
    const {github, linkedin, x} = author!.socials;
    expect(
      {role: author!.title, accounts: {github, linkedIn: linkedin, x}},
      `make the role and the accounts of ${name} agree in blog/authors.yml and src/components/Team/people.ts`,
    ).toEqual({role: person.role, accounts: person.accounts});
  });

  test.each(Object.entries(person.accounts))('has a bare account at %s', (place, account) => {
    expect(account, `write the ${place} account of ${name} without @ and address`).toMatch(
      /^[\w-]+$/,
    );
  });
});

test('no supporter stands in the list twice', () => {
  const names = supporters.map(({name}) => name);
  expect(
    new Set(names).size,
    'remove the second entry from src/components/Supporters/supporters.ts',
  ).toBe(names.length);
});
