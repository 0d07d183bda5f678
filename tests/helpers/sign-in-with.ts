import type { createMock } from '../../src/mock'
import { ask } from './ask'
import type { widgetPage } from './widget-page'

/** Signs in somebody who may do what these codes say, and nothing else. */
export async function signInWith(
  page: Pick<Awaited<ReturnType<typeof widgetPage>>, 'engine' | 'run'>,
  mock: ReturnType<typeof createMock>,
  permissions: readonly string[],
): Promise<void> {
  await ask(mock, 'POST /apps/users/update', { body: { user: { id: 1, permissions } } })
  await page.run(async () => void (await page.engine.login('admin@langraan.test', 'admin')))
}
