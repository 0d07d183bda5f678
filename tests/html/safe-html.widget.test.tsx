// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { SafeHtml } from '../../src/widgets/safe-html/safe-html'
import { fakeTransport } from '../helpers/fake-transport'
import { widgetPage } from '../helpers/widget-page'

test('HTML-36 without a reliable parser, the words of HTML are shown; nothing if there are none', async () => {
  const page = await widgetPage(<SafeHtml html="<p>one <b>two</b></p><script>three</script>" />, {
    transport: fakeTransport({}),
  })
  await page.until(() => expect(page.find('[data-html]').textContent).toBe('one two'))
  expect(page.find('[data-html]').shadowRoot).toBe(null)
  await page.show(<SafeHtml html="" />)
  expect(page.text()).toBe('')
})
