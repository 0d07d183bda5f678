// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { createMock } from '../../src/mock'
import { RaanFaq, type RaanFaqProps } from '../../src/widgets/faq'
import { widgetPage } from '../helpers/widget-page'

type FieldError = () => Response | Promise<Response>

async function faqPage({ fieldError, ...props }: RaanFaqProps & { fieldError?: FieldError } = {}) {
  let broken = fieldError
  const mock = createMock()
  const asked: string[] = []
  const page = await widgetPage(<RaanFaq {...props} />, {
    transport: async (request) => {
      asked.push(new URL(request.url).search)
      return (await broken?.()) ?? mock.transport(request)
    },
  })
  return {
    ...page,
    asked,
    breakIt: (next?: FieldError) => {
      broken = next
    },
    says: (text: string) => page.until(() => expect(page.text()).toContain(text)),
    current: () => page.find('[aria-current]').textContent ?? '',
    questions: () => page.all('summary').map((each) => each.textContent),
    marks: () => page.all('mark').map((each) => each.textContent),
  }
}

test('FAQ-20 five categories are shown beside the questions of the first, whose first answer is open', async () => {
  const page = await faqPage()
  await page.until(() => expect(page.questions()).toHaveLength(5))
  expect(page.all('nav button')).toHaveLength(5)
  expect(page.current()).toContain('การชำระเงิน')
  expect(page.all('details').map((each) => each.hasAttribute('open'))).toEqual([true, false, false, false, false])
  await page.click('nav li:nth-child(3) button')
  expect([page.find('h2').textContent, page.questions().length]).toEqual(['ยกเลิกและคืนสินค้า', 3])
  expect(page.marks()).toEqual([])
})

test('FAQ-21 a search shows highlighted matches, and the first category with one is selected', async () => {
  const moves: object[] = []
  const page = await faqPage({ onQueryChanged: (move) => moves.push(move) })
  await page.until(() => expect(page.all('nav button')).toHaveLength(5))
  await page.click('nav li:nth-child(2) button')
  await page.type('input[type=search]', 'cod')
  expect(page.asked).toHaveLength(1)
  await page.pass(200)
  await page.until(() => expect(page.all('nav button')).toHaveLength(2))
  expect(page.current()).toContain('การชำระเงิน')
  expect(page.questions()).toEqual(['ขนส่งโอนเงิน COD มาแล้ว ต้องทำอะไรต่อ'])
  expect(page.marks()).toEqual(['COD'])
  expect(page.text()).toContain('2 questions found')
  expect(moves).toEqual([{ query: 'q=cod', replace: true }])
  await page.press('Clear search')
  await page.pass(200)
  await page.until(() => expect(page.all('nav button')).toHaveLength(5))
  // the category somebody chose is shown again
  expect(page.current()).toContain('การจัดส่ง')
  expect(page.marks()).toEqual([])
})

test('FAQ-21 a Thai word is highlighted as a whole', async () => {
  const page = await faqPage({ query: 'q=ลูก' })
  await page.until(() => expect(page.marks().length).toBeGreaterThan(0))
  expect(new Set(page.marks())).toEqual(new Set(['ลูกค้า']))
})

test('FAQ-22 a search without results says so and can be cleared', async () => {
  const page = await faqPage({ query: 'q=ไม่มีคำนี้' })
  await page.says('No questions match “ไม่มีคำนี้”')
  await page.press('Show all questions')
  await page.until(() => expect(page.all('nav button')).toHaveLength(5))
  expect(page.find<HTMLInputElement>('input').value).toBe('')
})

test('FAQ-22 a backend without questions says so', async () => {
  const page = await faqPage({ fieldError: () => Response.json({}) })
  await page.says('No questions yet')
})

test.each([
  ['offline', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['500', () => new Response('{', { status: 500 })],
  ['broken', () => new Response('<html>')],
] as const)('FAQ-23 a failure is reported and can be retried: %s', async (_, fieldError) => {
  const page = await faqPage({ fieldError })
  await page.passUntil("Couldn't load questions")
  page.breakIt()
  await page.press('Try again')
  await page.until(() => expect(page.questions()).toHaveLength(5))
})

test('FAQ-23 a search that fails keeps what is shown', async () => {
  const page = await faqPage()
  await page.until(() => expect(page.questions()).toHaveLength(5))
  page.breakIt(() => new Response('', { status: 400 }))
  await page.type('input[type=search]', 'cod')
  await page.pass(200)
  await page.says("You're seeing the last loaded version.")
  expect(page.questions()).toHaveLength(5)
  page.breakIt()
  await page.press('Try again')
  await page.until(() => expect(page.marks()).toEqual(['COD']))
})

test('FAQ-24 an account without access to the questions is told so', async () => {
  const page = await faqPage({ fieldError: () => new Response('', { status: 403 }) })
  await page.says("You don't have access to the questions")
  expect(() => page.button('Try again')).toThrow()
})

test('FAQ-25 the contact for more questions is shown only if the page provides it', async () => {
  const page = await faqPage({ contactPhone: '02 123-4567', contactEmail: 'ask me@shop.test' })
  await page.says("Can't find your question?")
  expect(page.all('a').map((each) => each.getAttribute('href'))).toEqual(['tel:021234567', 'mailto:ask%20me@shop.test'])
  await page.show(<RaanFaq />)
  expect(page.all('a')).toEqual([])
})
