import {strFromU8, unzipSync} from 'fflate';
import {CHECKER, STARTER, TROUBLESHOOTING} from '../site/support/landmarks';
import {expect, test, type Reader} from './reader';

const status = {role: 'status', within: {role: 'main'}} as const;
const expectStatus = (reader: Reader, text: string) =>
  expect.poll(async () => (await reader.see(status)).map((seen) => seen.text)).toContain(text);

test('the checker explains a configuration', async ({reader}) => {
  await reader.visit(`/${CHECKER.path}`);
  await reader.click('textbox', 'Content of boyka-config.json');
  await reader.type('{"ui":{"web":{"shop":{"browser":"chrome"}}}}');
  await expectStatus(reader, '1 finding in 1 line of the file.');
  await reader.reads('main', /Line 1, column \d+.*Write CHROME/s);
});

test('a file that is dropped beside the box is read, and the page stays', async ({reader}) => {
  await reader.visit(`/${CHECKER.path}`);
  const isKept = await reader.tab.run(() => {
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
  await expectStatus(reader, 'No findings in 1 line of boyka-config.json.');
});

test('the log reader explains a log', async ({reader}) => {
  await reader.visit(`/${TROUBLESHOOTING.path}`);
  await reader.click('textbox', 'Log or stack trace');
  await reader.type('FrameworkError: Session is already created for (buyer) persona...');
  await expectStatus(reader, '1 known error in 1 line of the log.');
  await reader.click('link', 'Entry for this error');
  await reader.arrivesAt(/#session-already-created$/);
});

test('the starter makes an archive that opens', async ({reader}) => {
  await reader.visit(`/${STARTER.path}`);
  await reader.click('radio', 'Gradle');
  await reader.arrivesAt(/build=gradle/);
  // No driver but Chromium's says where it saves a file: what would be saved is read instead.
  await reader.tab.run(() => {
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
  const saved = await reader.tab.run(() => document.body.dataset['saved']!);
  const files = unzipSync(Buffer.from(saved.split(',')[1]!, 'base64'));
  await expectStatus(reader, `my-tests.zip contains ${Object.keys(files).length} files.`);
  expect(strFromU8(files['my-tests/build.gradle.kts']!)).toContain('boyka');
});
