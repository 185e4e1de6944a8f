import type { Page } from 'playwright/test';

/**
 * Records what the content security policy stops on a page; call it before the page is opened.
 *
 * @returns a list that grows, one line for each violation
 */
export async function recordViolations(page: Page): Promise<string[]> {
  const violations: string[] = [];
  await page.exposeFunction('reportViolation', (violation: string) => violations.push(violation));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
      const report = Reflect.get(window, 'reportViolation') as (violation: string) => void;
      report(`${effectiveDirective} stopped ${blockedURI}`);
    });
  });
  return violations;
}
