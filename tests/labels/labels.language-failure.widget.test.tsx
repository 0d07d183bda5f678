// @vitest-environment happy-dom
import type { messages } from 'langraan:messages/labels.label'
import { afterAll, expect, test, vi } from 'vitest'
import { openLabels } from './language-desk'

type Catalog = typeof messages

/** What the texts of labels are asked for, and how that ends. */
const texts = vi.hoisted(() => {
  // nothing is here already that another file loaded
  vi.resetModules()
  return { asked: [] as string[], fails: false }
})
afterAll(() => void vi.resetModules())

vi.mock('langraan:messages/labels.label', async (load) => {
  const { messages } = await load<{ messages: Catalog }>()
  const slow: Catalog = {
    name: messages.name,
    load(locale) {
      texts.asked.push(locale)
      return texts.fails ? Promise.reject(new Error('chunk')) : messages.load(locale)
    },
  }
  return { messages: slow }
})

test('LABEL-4405 if the texts of another language can’t be loaded, the selection stays and the choice says so, with a retry', async () => {
  const page = await openLabels('fr')
  await page.until(() => expect(page.label().textContent).toContain('เก็บเงินปลายทาง'))
  await page.until(() => expect(page.canPrint()).toBe(true))
  const chosen = () => page.all('input[type=checkbox]').map((each) => each.matches(':checked'))
  const before = chosen()
  expect(before.filter(Boolean).length).toBeGreaterThan(5)
  texts.fails = true
  texts.asked = []
  await page.speak('English')
  const choice = () => page.all('[role=radiogroup]').find((each) => each.textContent?.includes('English'))
  await page.until(() => expect(choice()?.textContent).toContain('Réessayer'))
  expect([page.label().lang, page.canPrint(), page.all('[part=error]').length]).toEqual(['th', false, 0])
  expect(chosen()).toEqual(before)
  texts.fails = false
  await page.run(() => choice()?.querySelector('button')?.click())
  await page.until(() => expect(page.label().textContent).toContain('Cash on delivery'))
  expect([page.label().lang, page.canPrint()]).toEqual(['en', true])
  expect(texts.asked).toEqual(['en', 'en'])
})
