import {strFromU8, unzipSync} from 'fflate';
import {CHECKER, STARTER, TROUBLESHOOTING} from '../site/support/landmarks';
import {expect, test} from './reader';

const STATUS = 'main [role=status]';

test('the checker explains a configuration, typed or dropped beside the box', async ({reader}) => {
  await reader.visit(`/${CHECKER.path}`);
  await reader.click('textarea');
  await reader.type('{"ui":{"web":{"shop":{"browser":"chrome"}}}}');
  await reader.finds(STATUS, '1 finding in 1 line of the file.');
  await reader.reads('main', /Line 1, column \d+.*Write CHROME/);
  const isKept = await reader.tab.evaluate(() => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File(['{"ui": {"web": {}}}'], 'boyka-config.json'));
    return ['dragover', 'drop'].map((type) =>
      document
        .querySelector('h1')!
        .dispatchEvent(new DragEvent(type, {bubbles: true, cancelable: true, dataTransfer})),
    );
  });
  // What is not prevented opens the file.
  expect(isKept).toEqual([false, false]);
  await reader.finds(STATUS, 'No findings in 1 line of boyka-config.json.');
});

test('the log reader explains a log', async ({reader}) => {
  await reader.visit(`/${TROUBLESHOOTING.path}`);
  await reader.click('textarea');
  await reader.type('FrameworkError: Session is already created for (buyer) persona...');
  await reader.finds(STATUS, '1 known error in 1 line of the log.');
  await reader.click('a', 'Entry for this error');
  await reader.arrivesAt(/#session-already-created$/);
});

test('the starter makes an archive that opens', async ({reader}) => {
  await reader.visit(`/${STARTER.path}`);
  await reader.click('input[type=radio]', 'Gradle');
  await reader.arrivesAt(/build=gradle/);
  // No driver but Chromium's says where it saves a file: what would be saved is read instead.
  await reader.tab.evaluate(() => {
    const create = URL.createObjectURL.bind(URL);
    URL.createObjectURL = (blob) => {
      const request = new FileReader();
      request.onload = () => (document.body.dataset['saved'] = String(request.result));
      request.readAsDataURL(blob as Blob);
      return create(blob);
    };
  });
  await reader.click('button', 'Download my-tests.zip');
  await reader.until('has saved', () => document.body.dataset['saved'] !== undefined);
  const saved = await reader.tab.evaluate(() => document.body.dataset['saved']!);
  const files = unzipSync(Buffer.from(saved.split(',')[1]!, 'base64'));
  await reader.finds(STATUS, `my-tests.zip contains ${Object.keys(files).length} files.`);
  expect(strFromU8(files['my-tests/build.gradle.kts']!)).toContain('boyka');
});
