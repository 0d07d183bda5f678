/** An average day of the sample shop; amounts in satang. */
export const sampleDay = {
  tickets: 6,
  sessions: 96,
  earning: 1_250_000,
  expense: 640_000,
  orders: 42,
  customers: 31,
} as const

/** Daily goals. */
export const sampleGoals = { revenue: 1_900_000, sessions: 150, retention: 95, minutes: 12, orders: 70 } as const

/** Planned monthly budget by year, in satang. */
export const sampleBudgets = { 2020: 6_500_000, 2019: 5_200_000, 2018: 4_100_000 } as const
