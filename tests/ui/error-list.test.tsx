// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { ErrorList } from '../../src/widgets/ui/error-list'
import { fakeTransport } from '../helpers/fake-transport'
import { widgetPage } from '../helpers/widget-page'

test.each([
  ['fr', 'Boutique\u00a0: À remplir'],
  ['de', 'Boutique: À remplir'],
])('UI-5352 in a list of errors, a colon stands as the language has it: %s', async (locale, said) => {
  const fieldErrors = [{ path: 'shopId', label: 'Boutique', text: 'À remplir' }]
  const page = await widgetPage(<ErrorList fieldErrors={fieldErrors} onGo={() => undefined} />, {
    transport: fakeTransport({}),
    locale,
  })
  expect(page.find('button').textContent).toBe(said)
})
