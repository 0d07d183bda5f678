// @vitest-environment happy-dom
import type { messages } from 'langraan:messages/labels.label'
import { afterAll, expect, test, vi } from 'vitest'
import { createMock } from '../../src/mock'
import { RaanLabels } from '../../src/widgets/labels'
import { widgetPage } from '../helpers/widget-page'

type Catalog = typeof messages

/** What the texts of labels are asked for, and how that ends. */
const texts = vi.hoisted(() => {
  // nothing is here already that another file loaded
  vi.resetModules()
  return { asked: [] as string[], wait: Promise.resolve() }
})
afterAll(() => void vi.resetModules())

vi.mock('langraan:messages/labels.label', async (load) => {
  const { messages } = await load<{ messages: Catalog }>()
  const slow: Catalog = {
    name: messages.name,
    load(locale) {
      texts.asked.push(locale)
      return texts.wait.then(() => messages.load(locale))
    },
  }
  return { messages: slow }
})

async function open(locale = 'th') {
  const mock = createMock({ now: () => new Date('2026-11-21T05:00:00Z') })
  const page = await widgetPage(<RaanLabels orderNumbers={['LR-20261118-000020']} />, {
    transport: mock.transport,
    locale,
  })
  const printButton = () => page.all('button').find((each) => each.hasAttribute('aria-keyshortcuts'))
  return {
    ...page,
    label: () => page.find('[data-order]'),
    canPrint: () => printButton()?.getAttribute('aria-disabled') === null,
    speak: (language: string) =>
      page.run(() =>
        page
          .all('label')
          .find((each) => each.textContent === language)
          ?.querySelector('input')
          ?.click(),
      ),
  }
}

test("LABEL-3803 only the texts of the labels' language are loaded", async () => {
  const page = await open()
  await page.until(() => expect(page.label().textContent).toContain('เก็บเงินปลายทาง'))
  await page.until(() => expect(page.canPrint()).toBe(true))
  expect(texts.asked).toEqual(['th'])
})

test('LABEL-3804 in another language, labels stay as they are and are not printed until its texts are loaded', async () => {
  const page = await open('de')
  await page.until(() => expect(page.label().textContent).toContain('เก็บเงินปลายทาง'))
  await page.until(() => expect(page.canPrint()).toBe(true))
  const { promise, resolve } = Promise.withResolvers<void>()
  texts.wait = promise
  texts.asked = []
  await page.speak('English')
  expect([page.label().lang, page.canPrint()]).toEqual(['th', false])
  resolve()
  await page.until(() => expect(page.label().textContent).toContain('Cash on delivery'))
  expect([page.label().lang, page.canPrint()]).toEqual(['en', true])
  expect(texts.asked).toEqual(['en'])
})
