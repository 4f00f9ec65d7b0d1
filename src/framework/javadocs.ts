/** Where the reference of the libraries is whose types appear in the framework's signatures. */
export const javadocs: {prefix: string; base: string}[] = [
  {prefix: 'org.openqa.selenium.', base: 'https://www.selenium.dev/selenium/docs/api/java/'},
  {prefix: 'com.google.common.truth.', base: 'https://truth.dev/api/latest/'},
  {prefix: 'java.', base: 'https://docs.oracle.com/en/java/javase/17/docs/api/java.base/'},
];
