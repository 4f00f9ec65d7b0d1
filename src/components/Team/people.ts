/** The accounts of a person; each is the name alone, without `@` and without an address. */
export interface Accounts {
  readonly github: string;
  readonly linkedIn: string;
  readonly x: string;
}

/** A person who maintains the framework. */
export interface Person {
  readonly name: string;
  /** What the person does for the project, in sentence case and without a full stop. */
  readonly role: string;
  readonly accounts: Accounts;
}

/** The core maintainers; the authors of posts are in `blog/authors.yml`. */
export const people = [
  {
    name: 'Wasiq Bhamla',
    role: 'Product owner and core maintainer',
    accounts: {github: 'WasiqB', linkedIn: 'wasiqbhamla', x: 'WasiqBhamla'},
  },
  {
    name: 'Mohammad Faisal Khatri',
    role: 'Core maintainer and tester',
    accounts: {github: 'mfaisalkhatri', linkedIn: 'faisalkhatri', x: 'mfaisal_khatri'},
  },
] as const satisfies readonly Person[];
