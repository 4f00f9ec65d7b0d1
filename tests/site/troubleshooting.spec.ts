import {errorPages} from '../../src/knowledge/errors';
import {errorLinks} from '../../src/reference/fill/errorFacts';
import {findViolations} from './support/axe';
import {loadBuilt} from './support/build';
import {SESSION_ERRORS, TROUBLESHOOTING} from './support/landmarks';
import {expect, open, test} from './support/test';

const PAGE = '/docs/guides/troubleshooting';
const MARKUP = '<img src=x onerror="document.title = 1"> Login button';
const LOG = [
  'java.lang.RuntimeException: the login failed',
  `\tat com.example.LoginTest.login(LoginTest.java:20)`,
  `Caused by: io.github.boykaframework.exception.FrameworkError: Element (${MARKUP}) not found for platform (WEB)...`,
  'Caused by: org.openqa.selenium.TimeoutException: Expected condition failed',
  'io.github.boykaframework.exception.FrameworkError: Session is already created for (buyer) persona...',
].join('\n');

test('a pasted log is explained, innermost cause first, and stays in the browser', async ({
  page,
}) => {
  await open(page, PAGE);
  await expect(page.locator('h1')).toHaveText(TROUBLESHOOTING.title);
  const box = page.getByRole('textbox', {name: 'Log or stack trace'});
  const status = page.locator('header ~ *').getByRole('status');
  const findings = page.locator('main ol > li:has(summary)');

  const sent: string[] = [];
  page.on('request', (request) => sent.push(`${request.method()} ${request.url()}`));
  await box.fill(LOG);
  await expect(status).toHaveText('3 known errors in 5 lines of the log.');
  await expect(findings.locator('summary')).toHaveText([
    'Innermost cause: TimeoutException',
    'Raised because of the error above: Element ({name}) not found for platform ({platform})...',
    'Error: Session is already created for ({persona}) persona...',
  ]);
  await expect(findings.nth(1)).toContainText(MARKUP);
  await expect(findings.locator('img')).toHaveCount(0);
  await expect(findings.nth(2)).toContainText('Fix');
  expect(sent.filter((item) => !/^GET \S+\.js$/.test(item))).toEqual([]);
  expect(await findViolations(page)).toEqual([]);

  await findings.nth(2).getByRole('link', {name: 'Entry for this error'}).click();
  await expect(page).toHaveURL(/\/troubleshooting\/sessions#session-already-created$/);
  await expect(page.locator('h1')).toHaveText(SESSION_ERRORS.title);
  await expect(page.locator('#session-already-created')).toBeInViewport();

  await open(page, PAGE);
  await expect(box, 'nothing is stored').toHaveValue('');
  await page.locator('input[type="file"]').setInputFiles({
    name: `${MARKUP}.log`,
    mimeType: 'text/plain',
    buffer: Buffer.from('BUILD FAILURE\n'),
  });
  await expect(status).toHaveText(`No known error in 1 line of ${MARKUP}.log.`);
  await expect(page.locator('main img')).toHaveCount(0);
  await expect(page.getByText('it names the innermost cause').last()).toBeVisible();
  await page.getByRole('button', {name: 'Clear'}).click();
  await expect(status).toBeEmpty();
  await expect(box).toBeFocused();
});

test('the HTML links from the first page and from a method to the entries', () => {
  const $ = loadBuilt(PAGE);
  for (const {label, to} of Object.keys(errorPages).flatMap(errorLinks)) {
    expect($(`main li > a[href$="${to}"]`).text(), to).toBe(label);
  }
  expect(loadBuilt(`${PAGE}/elements`)('#element-not-found').text()).toContain(
    'Element ({name}) not found for platform ({platform})...',
  );
  const link = loadBuilt('/api/actions/drivers/alert-actions')(
    'main li a[href$="#no-alert-present"]',
  ).first();
  expect(link.text()).toBe('NoAlertPresentException');
  expect(link.attr('href')).toMatch(/\/troubleshooting\/browser#no-alert-present$/);
});
