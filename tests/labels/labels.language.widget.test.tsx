// @vitest-environment happy-dom
import type { messages } from 'langraan:messages/labels.label'
import { afterAll, expect, test, vi } from 'vitest'
import { openLabels } from './language-desk'

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

test("LABEL-3803 only the texts of the labels' language are loaded", async () => {
  const page = await openLabels()
  await page.until(() => expect(page.label().textContent).toContain('เก็บเงินปลายทาง'))
  await page.until(() => expect(page.canPrint()).toBe(true))
  expect(texts.asked).toEqual(['th'])
})

test('LABEL-3804 in another language, labels stay as they are and are not printed until its texts are loaded', async () => {
  const page = await openLabels('de')
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
