// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { undoMs } from '../../src/core/kernel/timings'
import { createMock } from '../../src/mock'
import { RaanFaq } from '../../src/widgets/faq'
import { ask } from '../helpers/ask'
import { signInWith } from '../helpers/sign-in-with'
import { widgetPage } from '../helpers/widget-page'

const usual = ['payment', 'delivery', 'cancellationReturn', 'myOrders', 'productServices']

async function faqPage({ isEmpty = false, may }: { isEmpty?: boolean; may?: readonly string[] } = {}) {
  const mock = createMock()
  if (isEmpty) for (const key of usual) await ask(mock, `DELETE /faq/delete?key=${key}`)
  const page = await widgetPage(<RaanFaq />, { transport: mock.transport })
  if (may) await signInWith(page, mock, may)
  return {
    ...page,
    stored: async () => (await ask(mock, 'GET /faq/data')).body,
    titles: () => page.all('nav button').map((each) => each.querySelector('span')?.textContent),
    fields: () => page.all('dialog input, dialog textarea').map((each) => (each as HTMLInputElement).value),
    ready: (name: string) => page.until(() => page.button(name)),
  }
}

test('FAQ-26 an empty page says what to do, and the first question is written from there', async () => {
  const page = await faqPage({ isEmpty: true })
  await page.ready('Write the first question')
  expect(page.text()).toContain('No questions yet')
  await page.press('Write the first question')
  await page.press('Save')
  expect(page.text()).toContain('Write at least one question with its answer.')
  await page.type('[data-field="title"] input', 'ภาษี')
  await page.type('[data-row="0"] input', 'ออกใบกำกับภาษีได้ไหม')
  await page.type('[data-row="0"] textarea', 'ได้')
  await page.press('Save')
  await page.until(() => expect(page.titles()).toEqual(['ภาษี']))
  expect(page.all('summary').map((each) => each.textContent)).toEqual(['ออกใบกำกับภาษีได้ไหม'])
  expect((await page.stored()).own).toMatchObject([{ title: 'ภาษี', qandA: [{ ans: 'ได้' }] }])
})

test('FAQ-27 questions are added, moved, removed and restored in the form of their category', async () => {
  const page = await faqPage()
  await page.ready('Add a question')
  await page.click('nav li:nth-child(3) button')
  const before = (await page.stored()).cancellationReturn.qandA.map(({ question }: { question: string }) => question)
  await page.press('Add a question')
  await page.until(() => expect(page.all('dialog [data-row]')).toHaveLength(4))
  expect(document.activeElement).toBe(page.find('[data-row="3"] input'))
  await page.type('[data-row="3"] input', 'คืนได้กี่วัน')
  await page.type('[data-row="3"] textarea', 'เจ็ดวัน')
  const up = page.button('Move question 4 up')
  up.focus()
  await page.press('Move question 4 up')
  expect(document.activeElement).toBe(page.button('Move question 3 up'))
  await page.press('Remove question 1')
  expect(page.text()).toContain(`“${before[0]}” removed`)
  await page.press(`Undo: ${before[0]}`)
  await page.press('Remove question 2')
  await page.press('Save')
  await page.until(() => expect(page.all('dialog')).toHaveLength(0))
  const after = (await page.stored()).cancellationReturn
  expect(after.qandA.map(({ question }: { question: string }) => question)).toEqual([before[0], 'คืนได้กี่วัน', before[2]])
  await page.until(() => expect(page.all('summary')).toHaveLength(3))
})

test('FAQ-27 a form with entries asks before it closes', async () => {
  const page = await faqPage()
  await page.ready('Add a question')
  await page.press('Add a question')
  await page.until(() => expect(page.all('dialog [data-row]')).toHaveLength(6))
  await page.type('[data-row="5"] input', 'ยังไม่เสร็จ')
  await page.press('Cancel')
  expect(page.text()).toContain('Leave without saving?')
  await page.press('Keep editing')
  expect(page.fields()).toContain('ยังไม่เสร็จ')
})

test('FAQ-28 a category is moved and deleted from its menu; the deletion can be undone', async () => {
  const page = await faqPage()
  await page.ready('More actions for การชำระเงิน')
  const choose = async (title: string, entry: string) => {
    await page.press(`More actions for ${title}`)
    const item = () => page.all('[role=menuitem]').find((each) => each.textContent?.trim() === entry)
    await page.until(() => expect(item()).toBeDefined())
    await page.run(() => item()?.click())
  }
  await choose('การชำระเงิน', 'Move down')
  await page.until(() => expect(page.titles().slice(0, 2)).toEqual(['การจัดส่ง', 'การชำระเงิน']))
  await choose('การชำระเงิน', 'Delete category')
  await page.until(() => expect(page.titles()).not.toContain('การชำระเงิน'))
  await page.press('Undo')
  await page.until(() => expect(page.titles()).toContain('การชำระเงิน'))
  await choose('การชำระเงิน', 'Delete category')
  await page.pass(undoMs)
  await page.until(async () => expect((await page.stored()).payment).toBeUndefined())
})

test('FAQ-29 whoever may only read sees no buttons', async () => {
  const page = await faqPage({ may: ['read:Auth', 'read:Blog'] })
  await page.until(() => expect(page.all('summary')).toHaveLength(5))
  expect(() => page.button('Add a question')).toThrow()
  expect(page.all('[aria-haspopup=menu]')).toEqual([])
})

test('FAQ-29 a backend that takes no changes offers none', async () => {
  const qandA = [{ question: 'x', ans: 'y' }]
  const page = await widgetPage(<RaanFaq />, {
    transport: async () => Response.json({ payment: { title: 'เงิน', qandA } }),
  })
  await page.until(() => expect(page.all('summary')).toHaveLength(1))
  expect(() => page.button('Add a question')).toThrow()
})
