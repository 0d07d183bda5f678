import { expect, test } from 'vitest'
import { decode } from '../../src/core/kernel/codec'
import { pricingSchema } from '../../src/core/pricing/pricing.contract'
import { createMock } from '../../src/mock'
import { ask } from '../helpers/ask'

const data = 'GET /pricing/data'
const choose = 'POST /pricing/choose'

test('PLAN-1 GET /pricing/data returns three plans with their figures and questions', async () => {
  const { status, body } = await ask(createMock(), data)
  expect(status).toBe(200)
  expect(Object.keys(body)).toEqual(['basicPlan', 'standardPlan', 'enterprisePlan', 'qandA', 'current'])
  const figures = ['basicPlan', 'standardPlan', 'enterprisePlan'].map((key) => {
    const { monthlyPrice, yearlyPlan, popular } = body[key]
    return [monthlyPrice, yearlyPlan, popular]
  })
  expect(figures).toEqual([
    [0, { perMonth: 0, totalAnnual: 0 }, false],
    [49, { perMonth: 40, totalAnnual: 480 }, true],
    [99, { perMonth: 80, totalAnnual: 960 }, false],
  ])
  expect(body.qandA.length).toBeGreaterThan(2)
  expect(body.current).toEqual({ plan: 'basicPlan', period: 'monthly' })
  expect(decode(pricingSchema, body)).toEqual({ ok: true, value: body })
})

test('PLAN-2 POST /pricing/choose stores the plan, and repeating changes nothing', async () => {
  const mock = createMock()
  const choice = { plan: 'standardPlan', period: 'yearly' }
  for (const _ of [1, 2])
    expect(await ask(mock, choose, { body: choice })).toEqual({ status: 200, body: { current: choice } })
  expect((await ask(mock, data)).body.current).toEqual(choice)
  await mock.reset()
  expect((await ask(mock, data)).body.current).toEqual({ plan: 'basicPlan', period: 'monthly' })
})

test('PLAN-2 every user has their own plan', async () => {
  const mock = createMock()
  const tokenOf = async (email: string, password: string): Promise<string> =>
    (await ask(mock, 'POST /jwt/login', { body: { email, password } })).body.accessToken
  const [admin, client] = [
    await tokenOf('admin@langraan.test', 'admin'),
    await tokenOf('client@langraan.test', 'client'),
  ]
  await ask(mock, choose, { body: { plan: 'enterprisePlan', period: 'monthly' }, token: admin })
  const plans = await Promise.all(
    [admin, client].map(async (token) => (await ask(mock, data, { token })).body.current.plan),
  )
  expect(plans).toEqual(['enterprisePlan', 'basicPlan'])
})

test.each([
  [{ plan: 'goldPlan', period: 'monthly' }, 'plan'],
  [{ plan: 'basicPlan', period: 'daily' }, 'period'],
  [{ plan: 'basicPlan' }, 'period'],
])('PLAN-3 %j is rejected by field', async (body, field) => {
  const { status, body: answer } = await ask(createMock(), choose, { body })
  expect([status, Object.keys(answer.error)]).toEqual([422, [field]])
})
