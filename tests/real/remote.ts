import type { Person } from './person.ts'

declare const person: Person

type Question = { nth: number; verb: keyof Person; given: unknown[] }

const pause = (ms: number) => new Promise((next) => setTimeout(next, ms))

/** The tab keeps its name over pages and reloads, as a window does. */
window.name ||= new URLSearchParams(location.search).get('tab') ?? 'first'
const address = `/remote/${window.name}?page=${performance.timeOrigin}`

async function answer({ nth, verb, given }: Question): Promise<void> {
  const act = person[verb] as (...given: unknown[]) => unknown
  let body: { nth: number; value?: unknown; error?: string }
  try {
    body = { nth, value: await act(...given) }
  } catch (error) {
    body = { nth, error: String(error) }
  }
  await fetch(address, { method: 'POST', body: JSON.stringify(body), keepalive: true })
}

/** Asks the test what to do, and does it: for a browser that no protocol drives. */
for (;;) {
  try {
    const response = await fetch(address)
    if (response.status === 200) void answer((await response.json()) as Question)
  } catch {
    // a page that comes back goes on
  }
  await pause(30)
}
