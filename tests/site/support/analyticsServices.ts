import type {Page} from '@playwright/test';

const SERVICES = /^https:\/\/([\w-]+\.)*(googletagmanager|google-analytics)\.com\//;

/**
 * Answers the analytics services with a script.
 *
 * @param body of each answer; empty when nothing depends on what the services do
 * @returns the addresses that were requested, in order
 */
export async function stubServices(page: Page, body = ''): Promise<string[]> {
  const requests: string[] = [];
  await page.route(SERVICES, async (route) => {
    requests.push(route.request().url());
    await route.fulfill({contentType: 'text/javascript', body});
  });
  return requests;
}
