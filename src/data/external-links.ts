/** A host to which pages, components, or samples lead, with the place where its address was looked up. */
export interface ExternalHost {
  host: string;
  /** What is there. */
  what: string;
  /** Where the address was found: a file of the framework, or the owner's own page. */
  found: string;
}

/** Every host outside of this site that a page leads to; a host that is not here fails a test. */
export const externalHosts: ExternalHost[] = [
  {
    host: 'allurereport.org',
    what: 'Allure Report, which shows the results of a run',
    found: "Allure's own page How it works",
  },
  {
    host: 'appium.io',
    what: 'documentation of Appium',
    found: "Appium's own page, appium.io/docs/en/latest/guides/grid",
  },
  {
    host: 'askai.algolia.com',
    what: 'the service that answers in Ask AI, asked only where an assistant is configured',
    found: 'the code of @docsearch/react 4.3.2',
  },
  {
    host: 'boykaframework.github.io',
    what: 'this site',
    found: 'README.md of the framework',
  },
  {
    host: 'central.sonatype.com',
    what: 'the artifact on Maven Central',
    found: 'README.md of the framework',
  },
  {
    host: 'developers.google.com',
    what: "Google's guide to its tags under a content security policy",
    found: 'the documentation of Google Tag Manager',
  },
  {
    host: 'docs.github.com',
    what: 'setting up signed commits, and the command line of GitHub',
    found: 'the documentation of GitHub',
  },
  {
    host: 'docs.oracle.com',
    what: 'reference of Java 17',
    found: "the list of Java's own documentation at docs.oracle.com/en/java/javase/17",
  },
  {
    host: 'dub.sh',
    what: 'short links of the project to Discord, X, and LinkedIn',
    found: 'README.md of the framework',
  },
  {
    host: 'github.com',
    what: 'repositories, issues, and discussions of the project, and its maintainers',
    found: 'README.md and pom.xml of the framework',
  },
  {
    host: 'liquidjs.com',
    what: 'the template language of the command line',
    found: 'package.json of BoykaFramework/boyka-cli',
  },
  {
    host: 'maven.apache.org',
    what: "namespace of Maven's pom.xml",
    found: 'core-java/pom.xml of the framework',
  },
  {
    host: 'opencollective.com',
    what: 'sponsoring of the project',
    found: '.github/FUNDING.yml of the framework',
  },
  {
    host: 'pnpm.io',
    what: 'the package manager of the framework',
    found: 'package.json of the framework',
  },
  {
    host: 'restful-booker.herokuapp.com',
    what: 'practice API that the samples call',
    found: 'core-java/src/test/resources/boyka-config.json of the framework',
  },
  {
    host: 'stackoverflow.com',
    what: 'questions with the tag of the project',
    found: 'the list of links that the maintainers keep',
  },
  {
    host: 'testng.org',
    what: "document type of TestNG's suites",
    found: 'core-java/test-suites of the framework',
  },
  {
    host: 'truth.dev',
    what: 'Truth, whose assertions the verify methods return',
    found: 'the documentation of Truth',
  },
  {host: 'tuple.app', what: 'supporter', found: 'the list of supporters of the project'},
  {
    host: 'www.algolia.com',
    what: 'the hosted search, named below its results',
    found: 'the code of @docsearch/react 4.3.2',
  },
  {host: 'www.browserstack.com', what: 'supporter', found: 'the list of supporters of the project'},
  {
    host: 'www.conventionalcommits.org',
    what: 'rules for commit messages',
    found: 'commitlint.config.js of the framework, which takes its rules from there',
  },
  {
    host: 'www.google-analytics.com',
    what: 'Google Analytics, asked only where a tag is configured',
    found: 'the code of @docusaurus/plugin-google-analytics 3.9.2',
  },
  {host: 'www.jetbrains.com', what: 'supporter', found: 'the list of supporters of the project'},
  {host: 'www.lambdatest.com', what: 'supporter', found: 'README.md of the framework'},
  {host: 'www.linkedin.com', what: 'profiles of maintainers', found: 'the list of maintainers'},
  {
    host: 'www.saucedemo.com',
    what: 'demo shop that the web samples test',
    found: 'SauceDemoActions.java of the framework',
  },
  {
    host: 'www.selenium.dev',
    what: 'reference of Selenium, and its page with a web form',
    found: 'the documentation of Selenium',
  },
  {host: 'www.w3.org', what: 'namespaces of XML', found: 'core-java/pom.xml of the framework'},
  {host: 'x.com', what: 'profiles of maintainers', found: 'the list of maintainers'},
  {
    host: 'yargs.js.org',
    what: 'the argument parser of the command line',
    found: 'package.json of BoykaFramework/boyka-cli',
  },
];
