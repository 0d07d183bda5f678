// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { createMock } from '../../src/mock'
import { type KnowledgeAt, RaanKnowledge, type RaanKnowledgeProps } from '../../src/widgets/knowledge'
import { widgetPage } from '../helpers/widget-page'

type FieldError = () => Response | Promise<Response>

async function knowledgePage(
  { fieldError, ...props }: RaanKnowledgeProps & { fieldError?: FieldError } = {},
  locale = 'en',
) {
  let broken = fieldError
  const mock = createMock()
  const page = await widgetPage(<RaanKnowledge {...props} />, {
    transport: async (request) => (await broken?.()) ?? mock.transport(request),
    locale,
  })
  return {
    ...page,
    fix: () => {
      broken = undefined
    },
    says: (text: string) => page.until(() => expect(page.text()).toContain(text)),
    cards: () => page.all('li strong').map((each) => each.textContent),
    there: (count: number) => page.until(() => expect(page.all('li')).toHaveLength(count)),
  }
}

test('KNOW-20 six categories are searched by words of title and description; a search without results can be cleared', async () => {
  const page = await knowledgePage()
  await page.there(6)
  await page.type('input[type=search]', 'PromptPay')
  expect(page.cards()).toEqual(['Shops and money'])
  await page.type('input[type=search]', 'xylophone')
  await page.passUntil('Nothing found for “xylophone”')
  await page.press('Show everything')
  expect(page.cards()).toHaveLength(6)
})

test.each([
  ['th', 'ตั้งค่าเก็บเงินปลายทางของร้านอย่างไร'],
  ['de', 'Wie stelle ich die Nachnahmegebühr des Shops ein?'],
])('KNOW-44 the help is in the language of the screen: %s', async (locale, question) => {
  const page = await knowledgePage({ category: 'cod' }, locale)
  await page.says(question)
  await page.press(question)
  await page.until(() => expect(page.find('h2').textContent).toBe(question))
})

test('KNOW-21 category, question, related question and back open in place, and the focus follows', async () => {
  const page = await knowledgePage()
  await page.there(6)
  await page.click('li:nth-child(3) button')
  await page.says('COD fee')
  expect(document.activeElement).toBe(page.find('[part=knowledge]'))
  await page.press("How do I set the shop's COD fee?")
  await page.says('Related questions')
  expect(page.all('h2').map((each) => each.textContent)).toEqual([
    "How do I set the shop's COD fee?",
    'Related questions',
  ])
  await page.press('Can I leave out the COD fee for one customer?')
  await page.until(() => expect(page.find('h2').textContent).toBe('Can I leave out the COD fee for one customer?'))
  await page.press('All questions in this category')
  await page.says('Returned parcels')
  await page.press('All categories')
  await page.until(() => expect(page.cards()).toHaveLength(6))
})

test('KNOW-22 on a page with its own addresses, links use them', async () => {
  const places: KnowledgeAt[] = []
  const page = await knowledgePage({
    category: 'cod',
    knowledgeHref: '/help/{category}/{question}',
    onOpen: (at) => {
      places.push(at)
      return false
    },
  })
  await page.says('COD fee')
  const hrefs = page.all('a').map((each) => each.getAttribute('href'))
  expect(hrefs.slice(0, 2)).toEqual(['/help', '/help/cod/fee-of-shop'])
  await page.press("How do I set the shop's COD fee?")
  expect(places).toEqual([{ category: 'cod', question: 'fee-of-shop' }])
  expect(page.text()).not.toContain('Related questions')
})

test('KNOW-23 a missing page says so and links back', async () => {
  const page = await knowledgePage({ category: 'none' })
  await page.says("This knowledge base page doesn't exist")
  await page.press('All categories')
  await page.until(() => expect(page.cards()).toHaveLength(6))
})

test.each([
  ['offline', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['500', () => new Response('{', { status: 500 })],
  ['broken', () => new Response('<html>')],
] as const)('KNOW-24 a failure is reported and can be retried: %s', async (_, fieldError) => {
  const page = await knowledgePage({ fieldError })
  await page.passUntil("Couldn't load the knowledge base")
  page.fix()
  await page.press('Try again')
  await page.until(() => expect(page.cards()).toHaveLength(6))
})

test('KNOW-25 an account without access to the knowledge base is told so', async () => {
  const page = await knowledgePage({ fieldError: () => new Response('', { status: 403 }) })
  await page.says("You don't have access to the knowledge base")
})

test("KNOW-1724 titles show at once, articles' texts when they arrive; both lead to their article", async () => {
  const page = await knowledgePage()
  await page.there(6)
  await page.type('input[type=search]', 'outstanding')
  const titles = page.all('li button').map((each) => each.textContent)
  expect(titles.length).toBeGreaterThan(0)
  await page.pass(1000)
  await page.until(() => expect(page.all('li p').length).toBeGreaterThan(0))
  for (const excerpt of page.all('li p')) expect(excerpt.textContent).toMatch(/outstanding/i)
  const links = page.all('li button').map((each) => each.textContent ?? '')
  expect(new Set(links).size).toBe(links.length)
  const last = links.at(-1) ?? ''
  await page.press(last)
  await page.until(() => expect(page.find('h2').textContent).toBe(last))
})

test('KNOW-2060 the words of the search are marked in what was found, whatever their case and order', async () => {
  const page = await knowledgePage()
  await page.there(6)
  await page.type('input[type=search]', 'COURIER outstanding')
  await page.pass(1000)
  await page.until(() => expect(page.all('li p').length).toBeGreaterThan(0))
  const marked = page.all('li p mark').map((each) => each.textContent?.toLowerCase())
  expect(new Set(marked)).toEqual(new Set(['courier', 'outstanding']))
  for (const excerpt of page.all('li p')) expect(excerpt.querySelector('mark')).not.toBeNull()
})

test('KNOW-1724 while texts are searched, nothing says that nothing was found; a failed search can be retried', async () => {
  const mock = createMock()
  let answer: ((response: Response) => void) | undefined
  const page = await widgetPage(<RaanKnowledge />, {
    locale: 'en',
    transport: (request) =>
      request.url.includes('/faq/data/search') && !answer
        ? new Promise((settle) => {
            answer = settle
          })
        : mock.transport(request),
  })
  await page.until(() => expect(page.all('li')).toHaveLength(6))
  await page.type('input[type=search]', 'xylophone')
  expect(page.text()).not.toContain('Nothing found')
  await page.pass(1000)
  expect(page.text()).not.toContain('Nothing found')
  answer?.(new Response('{}', { status: 403 }))
  await page.passUntil("Couldn't search the articles' texts")
  expect(page.text()).not.toMatch(/Nothing found|articles found/)
  await page.press('Try again')
  await page.passUntil('Nothing found for “xylophone”')
})
