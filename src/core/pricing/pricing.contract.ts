import * as v from 'valibot'
import { qandASchema } from '../faq/faq.contract'
import { endpoint } from '../kernel/endpoint'

/** From the smallest to the largest. */
export const planKeys = ['basicPlan', 'standardPlan', 'enterprisePlan'] as const
export type PlanKey = (typeof planKeys)[number]

export const planPeriods = ['monthly', 'yearly'] as const
export type PlanPeriod = (typeof planPeriods)[number]

export const isPlanPeriod = (text: unknown): text is PlanPeriod => planPeriods.some((period) => period === text)

/** baht, unlike other amounts, which are satang in code */
const baht = v.pipe(v.number(), v.finite(), v.minValue(0))

const planSchema = v.object({
  title: v.string(),
  img: v.optional(v.nullable(v.string()), null),
  subtitle: v.optional(v.string(), ''),
  monthlyPrice: baht,
  yearlyPlan: v.object({ perMonth: baht, totalAnnual: baht }),
  planBenefits: v.array(v.string()),
  popular: v.optional(v.boolean(), false),
})
export type Plan = v.InferOutput<typeof planSchema>

const choiceSchema = v.object({ plan: v.picklist(planKeys), period: v.picklist(planPeriods) })
/** A plan and its billing period. */
export type PlanChoice = v.InferOutput<typeof choiceSchema>

export const pricingSchema = v.object({
  basicPlan: planSchema,
  standardPlan: planSchema,
  enterprisePlan: planSchema,
  qandA: v.optional(v.array(qandASchema), []),
  /** the current user's plan; omitted by a backend without plans, where none can be chosen */
  current: v.optional(v.nullable(choiceSchema), null),
})
export type Pricing = v.InferOutput<typeof pricingSchema>

export const pricingCalls = {
  /** 404 if the shop has no plans */
  data: endpoint({
    name: 'pricing.data',
    shops: 'shared',
    allow: 'read:Auth',
    method: 'GET',
    path: '/pricing/data',
    missing: true,
    repeat: 'safe',
    answer: pricingSchema,
  }),
  /** repeating the call changes nothing */
  choose: endpoint({
    name: 'pricing.choose',
    shops: 'shared',
    allow: 'signed-in',
    method: 'POST',
    path: '/pricing/choose',
    repeat: 'safe',
    body: choiceSchema,
    answer: v.object({ current: choiceSchema }),
  }),
}
