/** A company that gives the project an open-source license or plan. */
export interface Supporter {
  /** The name as the company writes it; logos are trademarks and are not shown. */
  readonly name: string;
  readonly href: `https://${string}`;
}

export const supporters = [
  {name: 'LambdaTest', href: 'https://www.lambdatest.com'},
  {name: 'BrowserStack', href: 'https://www.browserstack.com'},
  {name: 'Tuple', href: 'https://tuple.app'},
  {name: 'JetBrains', href: 'https://www.jetbrains.com'},
] as const satisfies readonly Supporter[];
