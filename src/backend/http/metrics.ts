/** Facts about a shop that aren't counted per request. */
export type Figures = {
  /** orders ever created */
  readonly orders: number
  readonly databaseBytes: number
  /** emails that wait to be sent */
  readonly mailsWaiting: number
}

/** Upper ends of the duration's buckets, in seconds. */
const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5]

type Counted = { readonly statuses: Map<number, number>; readonly within: number[]; count: number; seconds: number }

const labels = (of: Readonly<Record<string, string | number>>): string =>
  `{${Object.entries(of)
    .map(([name, value]) => `${name}="${String(value).replace(/[\\"\n]/g, '')}"`)
    .join(',')}}`

const metric = (name: string, type: string, help: string, lines: readonly string[]): readonly string[] => [
  `# HELP ${name} ${help}`,
  `# TYPE ${name} ${type}`,
  ...lines,
]

/** Counts requests and writes them in Prometheus' text format. */
export function createMetrics(memory: () => number) {
  const calls = new Map<string, Counted>()
  const requests = 'langraan_requests_total'
  const duration = 'langraan_request_duration_seconds'

  const durationLines = (call: string, { within, count, seconds }: Counted): readonly string[] => [
    ...buckets.map((le, nth) => `${duration}_bucket${labels({ call, le })} ${within[nth]}`),
    `${duration}_bucket${labels({ call, le: '+Inf' })} ${count}`,
    `${duration}_sum${labels({ call })} ${seconds.toFixed(6)}`,
    `${duration}_count${labels({ call })} ${count}`,
  ]

  return {
    count(call: string, status: number, seconds: number): void {
      const counted = calls.get(call) ?? { statuses: new Map(), within: buckets.map(() => 0), count: 0, seconds: 0 }
      calls.set(call, counted)
      counted.statuses.set(status, (counted.statuses.get(status) ?? 0) + 1)
      for (const [nth, end] of buckets.entries())
        if (seconds <= end) counted.within[nth] = (counted.within[nth] ?? 0) + 1
      counted.count++
      counted.seconds += seconds
    },
    text({ orders, databaseBytes, mailsWaiting }: Figures): string {
      const all = [...calls]
      const requestLines = all.flatMap(([call, { statuses }]) =>
        [...statuses].map(([status, count]) => `${requests}${labels({ call, status })} ${count}`),
      )
      return [
        ...metric(requests, 'counter', 'Requests by call and status.', requestLines),
        ...metric(
          duration,
          'histogram',
          'Time until the response, by call.',
          all.flatMap(([call, counted]) => durationLines(call, counted)),
        ),
        ...metric('langraan_orders_created_total', 'counter', 'Orders ever created.', [
          `langraan_orders_created_total ${orders}`,
        ]),
        ...metric('langraan_database_bytes', 'gauge', 'Size of the database and its write-ahead log.', [
          `langraan_database_bytes ${databaseBytes}`,
        ]),
        ...metric('langraan_mails_waiting', 'gauge', 'Emails that wait to be sent.', [
          `langraan_mails_waiting ${mailsWaiting}`,
        ]),
        ...metric('process_resident_memory_bytes', 'gauge', 'Memory of the process.', [
          `process_resident_memory_bytes ${memory()}`,
        ]),
        '',
      ].join('\n')
    },
  }
}
