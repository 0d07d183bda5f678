// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { createMock } from '../../src/mock'
import { RaanPricing, type RaanPricingProps } from '../../src/widgets/pricing'
import { ask } from '../helpers/ask'
import { gated } from '../helpers/gated'
import { widgetPage } from '../helpers/widget-page'

type FieldError = (request: Request) => Response | Promise<Response> | undefined

async function pricingPage({ fieldError, ...props }: RaanPricingProps & { fieldError?: FieldError } = {}) {
  let broken = fieldError
  const mock = createMock()
  const sent: unknown[] = []
  const page = await widgetPage(<RaanPricing {...props} />, {
    transport: async (request) => {
      if (request.method === 'POST') sent.push(await request.clone().json())
      return (await broken?.(request)) ?? mock.transport(request)
    },
  })
  return {
    ...page,
    mock,
    sent,
    breakIt: (next?: FieldError) => {
      broken = next
    },
    says: (text: string) => page.until(() => expect(page.text()).toContain(text)),
    there: () => page.until(() => expect(page.all('[part=plan]')).toHaveLength(3)),
    prices: () => page.all('[part=plan] strong').map((each) => each.textContent),
    totals: () => page.all('[part=plan]').map((each) => /฿[\d,]+ a year/.exec(each.textContent ?? '')?.[0]),
    buttons: () =>
      page.all('[part=plan] button').map((each) => [each.textContent, each.getAttribute('aria-disabled') === 'true']),
    choose: (nth: number) => page.click(`[part=plan]:nth-child(${nth}) button`),
  }
}
const posts = (answer: () => Response | Promise<Response>): FieldError => {
  return (request) => (request.method === 'POST' ? answer() : undefined)
}

test('PLAN-20 plans show the price per month; the year has its own and its total', async () => {
  const page = await pricingPage()
  await page.there()
  expect(page.prices()).toEqual(['฿0', '฿49', '฿99'])
  expect(page.totals()).toEqual([undefined, undefined, undefined])
  await page.click('input[value=yearly]')
  expect(page.prices()).toEqual(['฿0', '฿40', '฿80'])
  expect(page.totals()).toEqual([undefined, '฿480 a year', '฿960 a year'])
  expect(page.all('[part=badge]').map((each) => each.textContent)).toEqual(['Popular'])
  expect(page.all('[part=plan]')[1]?.textContent).toContain('Popular')
  expect(page.all('details')).toHaveLength(4)
})

test("PLAN-21 a chosen plan is reported and stored; the current one can't be pressed", async () => {
  const reported: object[] = []
  const page = await pricingPage({ onChosen: (choice) => reported.push(choice) })
  await page.there()
  expect(page.buttons()).toEqual([
    ['Your current plan', true],
    ['Upgrade', false],
    ['Upgrade', false],
  ])
  await page.choose(1)
  expect(page.sent).toEqual([])
  await page.choose(2)
  await page.says('Your plan is now: มาตรฐาน')
  expect(page.buttons()).toEqual([
    ['Change to this plan', false],
    ['Your current plan', true],
    ['Upgrade', false],
  ])
  expect(reported).toEqual([{ plan: 'standardPlan', period: 'monthly' }])
  expect((await ask(page.mock, 'GET /pricing/data')).body.current).toEqual({ plan: 'standardPlan', period: 'monthly' })
  await page.click('input[value=yearly]')
  expect(page.buttons()[1]).toEqual(['Pay yearly', false])
  await page.choose(2)
  await page.until(() => expect(page.buttons()[1]).toEqual(['Your current plan', true]))
})

test('PLAN-22 a free plan is the same by month and by year', async () => {
  const page = await pricingPage({ period: 'yearly' })
  await page.there()
  expect(page.buttons()[0]).toEqual(['Your current plan', true])
})

test('PLAN-23 while a choice is being saved another is rejected; a double press is one choice', async () => {
  const gate = gated(createMock().transport)
  const page = await widgetPage(<RaanPricing />, { transport: gate.transport })
  await page.until(() => expect(gate.waiting).toHaveLength(1))
  await page.run(() => gate.answer())
  await page.until(() => expect(page.all('[part=plan]')).toHaveLength(3))
  await page.run(() => {
    page.find('[part=plan]:nth-child(2) button').click()
    page.find('[part=plan]:nth-child(2) button').click()
    page.find('[part=plan]:nth-child(3) button').click()
  })
  await page.until(() => expect(gate.waiting).toHaveLength(1))
  expect(await gate.waiting[0]?.clone().json()).toEqual({ plan: 'standardPlan', period: 'monthly' })
  await page.run(() => gate.answer())
  await page.until(() => expect(page.text()).toContain('Your plan is now: มาตรฐาน'))
  expect(gate.waiting).toHaveLength(0)
})

test.each([
  ["You don't have permission to change the plan", () => new Response('', { status: 403 })],
  ["Couldn't change the plan", () => new Response('{', { status: 400 })],
] as const)('PLAN-24 a failed choice is reported and changes nothing: %s', async (says, answer) => {
  const page = await pricingPage({ fieldError: posts(answer) })
  await page.there()
  await page.choose(3)
  await page.says(says)
  expect(page.buttons()[0]).toEqual(['Your current plan', true])
  page.breakIt()
  await page.choose(3)
  await page.says('Your plan is now: องค์กร')
})

test('PLAN-25 if the backend stores no plans, none can be chosen', async () => {
  const { current: _, ...rest } = (await ask(createMock(), 'GET /pricing/data')).body
  const page = await pricingPage({ fieldError: () => Response.json(rest) })
  await page.there()
  expect(page.buttons()).toEqual([])
})

test.each([
  ['offline', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['500', () => new Response('{', { status: 500 })],
  ['broken', () => new Response('<html>')],
] as const)('PLAN-26 a failure is reported and can be retried: %s', async (_, fieldError) => {
  const page = await pricingPage({ fieldError })
  await page.passUntil("Couldn't load plans")
  page.breakIt()
  await page.press('Try again')
  await page.there()
})

test('PLAN-27 an account without access to the plans is told so', async () => {
  const page = await pricingPage({ fieldError: () => new Response('', { status: 403 }) })
  await page.says("You don't have access to plans")
  expect(() => page.button('Try again')).toThrow()
})
