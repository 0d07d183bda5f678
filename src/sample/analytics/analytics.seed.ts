/** An average day of the sample shop, as small as its sample orders are few; amounts in satang. */
export const sampleDay = { tickets: 1, sessions: 96, earning: 70_000, expense: 38_000, customers: 2 } as const

/** Daily goals. */
export const sampleGoals = { revenue: 100_000, sessions: 150, retention: 95, minutes: 12, orders: 2 } as const

/** Planned monthly budget by year, in satang. */
export const sampleBudgets = { 2020: 400_000, 2019: 300_000, 2018: 230_000 } as const
