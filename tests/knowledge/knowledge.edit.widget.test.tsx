// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { undoMs } from '../../src/core/kernel/timings'
import { createMock, type Mock } from '../../src/mock'
import { type KnowledgeAt, RaanKnowledge } from '../../src/widgets/knowledge'
import { ask } from '../helpers/ask'
import { signInWith } from '../helpers/sign-in-with'
import { widgetPage } from '../helpers/widget-page'

const add = async (mock: Mock, title: string, category = 'labels') =>
  (
    await ask(mock, 'POST /knowledge/article/add', {
      body: { article: { category, title, content: '<p>ห่อ<strong>สอง</strong>ชั้น</p>' } },
    })
  ).body.article
const addCategory = async (mock: Mock) =>
  (await ask(mock, 'POST /knowledge/category/add', { body: { category: { title: 'งานประจำ', desc: '' } } })).body
    .category

async function knowledgePage(mock: Mock, at: KnowledgeAt = {}, may?: readonly string[]) {
  const page = await widgetPage(<RaanKnowledge {...at} />, { transport: mock.transport })
  if (may) await signInWith(page, mock, may)
  return {
    ...page,
    ready: (name: string) => page.until(() => page.button(name)),
    says: (text: string) => page.until(() => expect(page.text()).toContain(text)),
    own: () =>
      page.all('[part=card]:first-of-type li a, [part=card]:first-of-type li > button').map((each) => each.textContent),
    async choose(title: string, entry: string) {
      await page.press(`More actions for ${title}`)
      const item = () => page.all('[role=menuitem]').find((each) => each.textContent?.trim() === entry)
      await page.until(() => expect(item()).toBeDefined())
      await page.run(() => item()?.click())
    },
  }
}

test('KNOW-1520 a category is added, says what to do while it is empty, and is renamed', async () => {
  const mock = createMock()
  const page = await knowledgePage(mock)
  await page.ready('New category')
  await page.press('New category')
  await page.press('Save')
  expect(page.text()).toContain('This field is required')
  await page.type('[data-field="title"] input', 'งานประจำ')
  await page.press('Save')
  await page.ready('Write the first article')
  expect(page.text()).toContain('No articles yet')
  await page.press('Edit งานประจำ')
  await page.until(() => expect(page.all('dialog [data-field="desc"] input')).toHaveLength(1))
  await page.type('[data-field="title"] input', 'ทุกเช้า')
  await page.press('Save')
  await page.ready('Edit ทุกเช้า')
  await page.press('Write the first article')
  await page.until(() => expect(page.all('dialog select')).toHaveLength(1))
  expect(page.find<HTMLSelectElement>('dialog select').selectedOptions[0]?.textContent).toBe('ทุกเช้า')
})

test('KNOW-1521 the shop’s articles are told apart, found from the start page, and say who wrote them', async () => {
  const mock = createMock()
  await add(mock, 'แพ็กแก้วอย่างไร')
  const page = await knowledgePage(mock)
  await page.until(() => expect(page.all('li strong')).toHaveLength(6))
  await page.type('input[type=search]', 'แพ็กแก้ว')
  await page.says('Questions and articles')
  expect(page.text()).toContain('From your shop')
  await page.press('แพ็กแก้วอย่างไร')
  await page.until(() => expect(page.find('h2').textContent).toBe('แพ็กแก้วอย่างไร'))
  expect(page.text()).toContain('From your shop')
  await page.press('All questions in this category')
  await page.until(() => expect(page.find('h2').textContent).toBe('From your shop'))
})

test('KNOW-1522 an article is moved and deleted from its menu; the deletion can be undone', async () => {
  const mock = createMock()
  await add(mock, 'หนึ่ง')
  await add(mock, 'สอง')
  const page = await knowledgePage(mock, { category: 'labels' })
  await page.ready('More actions for หนึ่ง')
  const titles = () =>
    page
      .all('[part=card]')
      .slice(0, 1)
      .flatMap((card) => [...card.querySelectorAll('li > button:first-child')].map((each) => each.textContent))
  expect(titles()).toEqual(['หนึ่ง', 'สอง'])
  await page.choose('หนึ่ง', 'Move down')
  await page.until(() => expect(titles()).toEqual(['สอง', 'หนึ่ง']))
  await page.choose('สอง', 'Delete article')
  await page.until(() => expect(titles()).toEqual(['หนึ่ง']))
  await page.press('Undo')
  await page.until(() => expect(titles()).toEqual(['สอง', 'หนึ่ง']))
  await page.choose('สอง', 'Delete article')
  await page.pass(undoMs)
  await page.until(async () =>
    expect((await ask(mock, 'GET /faq/data/category?slug=labels')).body[0].questions).toMatchObject([
      { question: 'หนึ่ง' },
    ]),
  )
})

test('KNOW-2068 a category is moved among those of the shop from its menu, which says where it is now', async () => {
  const mock = createMock()
  const first = await addCategory(mock)
  await ask(mock, 'POST /knowledge/category/add', { body: { category: { title: 'ของแถม', desc: '' } } })
  const page = await knowledgePage(mock, { category: first.category })
  await page.ready('More actions for งานประจำ')
  await page.choose('งานประจำ', 'Move down')
  await page.says('“งานประจำ” now comes after “ของแถม”')
  await page.choose('งานประจำ', 'Move up')
  await page.says('“งานประจำ” now comes before “ของแถม”')
  await page.choose('งานประจำ', 'Move down')
  await page.press('All categories')
  await page.until(() =>
    expect(
      page
        .all('li strong')
        .map((each) => each.textContent)
        .slice(-2),
    ).toEqual(['ของแถม', 'งานประจำ']),
  )
  const stored = (await ask(mock, 'GET /faq/data/knowledge_base')).body
  expect(stored.slice(-2).map(({ title }: { title: string }) => title)).toEqual(['ของแถม', 'งานประจำ'])
})

test('KNOW-1523 a deleted article leads to its category, a deleted category to the start page', async () => {
  const mock = createMock()
  const { category } = await addCategory(mock)
  const { slug } = await add(mock, 'รับสาย', category)
  const page = await knowledgePage(mock, { category, question: slug })
  await page.ready('More actions for รับสาย')
  await page.choose('รับสาย', 'Delete article')
  await page.ready('Write the first article')
  await page.choose('งานประจำ', 'Delete category')
  await page.until(() => expect(page.all('li strong')).toHaveLength(6))
  expect(page.text()).toContain('“งานประจำ” and its articles deleted')
})

test('KNOW-1524 a built-in article can’t be edited; it is hidden and shown again from its page', async () => {
  const mock = createMock()
  const page = await knowledgePage(mock, { category: 'cod', question: 'fee-of-shop' })
  await page.ready('Hide article')
  expect(() => page.button("Edit How do I set the shop's COD fee?")).toThrow()
  await page.press('Hide article')
  await page.says('Hidden')
  await page.ready('Show again')
  await page.press('Show again')
  await page.ready('Hide article')
  expect(page.all('[part=badge]')).toEqual([])
})

test('KNOW-1525 whoever may only read sees no buttons, and an empty category is explained', async () => {
  const mock = createMock()
  const { category } = await addCategory(mock)
  await add(mock, 'แพ็กแก้วอย่างไร')
  const page = await knowledgePage(mock, { category: 'labels' }, ['read:Auth', 'read:Blog'])
  await page.says('แพ็กแก้วอย่างไร')
  // here at once if it is asked for
  await import('../../src/widgets/knowledge/edit/knowledge-editing')
  for (let times = 0; times < 10; times++) await page.pass(100)
  expect(() => page.button('Add an article')).toThrow()
  expect(page.all('[aria-haspopup=menu]')).toEqual([])
  const empty = await knowledgePage(mock, { category }, ['read:Auth'])
  await empty.says('What your shop writes about this appears here.')
})

test('KNOW-1525 a backend that takes no changes offers none', async () => {
  const cards = [{ id: 1, category: 'x', title: 'เรื่อง' }]
  // the part with the buttons is there at once
  await import('../../src/widgets/knowledge/edit/knowledge-editing')
  const page = await widgetPage(<RaanKnowledge />, { transport: async () => Response.json(cards) })
  await page.until(() => expect(page.text()).toContain('เรื่อง'))
  for (let times = 0; times < 10; times++) await page.pass(100)
  expect(() => page.button('New category')).toThrow()
})

test('KNOW-1526 after it was moved, an article leads back to the category where it is now', async () => {
  const mock = createMock()
  const { slug, id } = await add(mock, 'แพ็กแก้วอย่างไร')
  await ask(mock, 'POST /knowledge/article/update', { body: { article: { id, category: 'cod' } } })
  const page = await knowledgePage(mock, { category: 'labels', question: slug })
  await page.says('Related questions')
  await page.press('All questions in this category')
  await page.says('COD fee')
})

test('KNOW-1725 an article whose deletion can still be undone is not found by its text, and found again once it is undone', async () => {
  const mock = createMock()
  await add(mock, 'แพ็กแก้ว')
  const page = await knowledgePage(mock, { category: 'labels' })
  await page.ready('More actions for แพ็กแก้ว')
  await page.choose('แพ็กแก้ว', 'Delete article')
  await page.press('All categories')
  await page.until(() => expect(page.all('li strong')).toHaveLength(6))
  await page.type('input[type=search]', 'ห่อสองชั้น')
  await page.pass(undoMs / 4)
  await page.says('Nothing found for “ห่อสองชั้น”')
  await page.press('Undo')
  await page.ready('แพ็กแก้ว')
})
