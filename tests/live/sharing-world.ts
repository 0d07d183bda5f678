import { onTestFinished } from 'vitest'
import type { OpenChannel } from '../../src/core/kernel/channel'
import { memoryLocks } from '../../src/core/kernel/memory-locks'
import { simulatedClock } from '../../src/core/kernel/simulated-clock'
import type { RecordChange } from '../../src/core/live/live.contract'
import { listenTogether } from '../../src/core/live/live.sharing'
import { pass } from '../helpers/turns'

const start = '2026-11-26T03:00:00.000Z'

/** A backend with an outbox, of which a position is the number of entries before it. */
function backend() {
  const written: RecordChange[] = []
  const streams = new Set<() => void>()
  const comments = new Set<() => void>()
  const asked: string[] = []
  let isDown = false
  let answersWith = 200

  const pageAfter = (position: number) => ({
    cursor: `p${written.length}`,
    changes: written.slice(position),
    more: false,
    reset: false,
  })

  function streamOf(request: Request, from: number): Response {
    let position = from
    let wake = () => {}
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        wake = () => {
          const page = pageAfter(position)
          position = written.length
          controller.enqueue(new TextEncoder().encode(`data: ${JSON.stringify(page)}\n\n`))
        }
        wake()
        streams.add(wake)
        const comment = () => controller.enqueue(new TextEncoder().encode(':\n\n'))
        comments.add(comment)
        request.signal.addEventListener('abort', () => {
          streams.delete(wake)
          comments.delete(comment)
        })
      },
    })
    return new Response(body, { headers: { 'content-type': 'text/event-stream' } })
  }

  return {
    written,
    showAlive() {
      for (const comment of comments) comment()
    },
    /** which tabs have asked, in order */
    asked,
    streams,
    set isDown(down: boolean) {
      isDown = down
    },
    set answersWith(status: number) {
      answersWith = status
    },
    write(count = 1) {
      for (let nth = 0; nth < count; nth++)
        written.push({
          kind: 'orders',
          action: 'changed',
          ref: `LR-${written.length + 1}`,
          by: 2,
          at: start,
          own: false,
        })
      for (const wake of [...streams]) wake()
    },
    transportOf: (tab: string) => async (request: Request) => {
      asked.push(tab)
      if (isDown) throw new TypeError('fetch failed')
      if (answersWith !== 200) return new Response('{}', { status: answersWith })
      const after = new URL(request.url).searchParams.get('after')
      const position = after === null ? written.length : Number(after.slice(1))
      const isStream = request.headers.get('Accept')?.includes('text/event-stream')
      return isStream ? streamOf(request, position) : Response.json(pageAfter(position))
    },
  }
}

/** Tabs of one browser, with channels that may be lost and tabs that may hang. */
export function openBrowser() {
  const clock = simulatedClock({ start })
  const server = backend()
  const locks = memoryLocks(clock)
  const listeners = new Map<object, { name: string; tab: string; receive(message: unknown): void }>()
  const hanging = new Set<string>()
  /** of so many messages, the next ones are lost */
  let lost = 0
  let opened = 0

  const channelsOf =
    (tab: string): OpenChannel =>
    (name, receive) => {
      const me = {}
      listeners.set(me, { name, tab, receive })
      return {
        post(message) {
          if (hanging.has(tab)) return
          if (lost > 0) {
            lost--
            return
          }
          const text = JSON.stringify(message)
          for (const [other, each] of listeners)
            if (other !== me && each.name === name)
              setImmediate(() => {
                if (listeners.has(other) && !hanging.has(each.tab)) each.receive(JSON.parse(text))
              })
        },
        close: () => void listeners.delete(me),
      }
    }

  function openTab(name = 'shop/admin/') {
    const id = `tab ${++opened}`
    const stop = new AbortController()
    const taken: string[] = []
    let first: number | undefined
    let cursor: string | undefined
    let reached = 0
    const end = listenTogether(
      {
        transport: server.transportOf(id),
        tokens: { current: async () => null, refresh: async () => null },
        clock,
        since: clock.now(),
        signal: stop.signal,
        random: () => 0.5,
        after: undefined,
        onPage(page) {
          cursor = page.cursor
          first ??= Number(page.cursor.slice(1)) - page.changes.length
          taken.push(...page.changes.map(({ ref }) => ref))
        },
        onReached: () => void reached++,
      },
      { locks, open: channelsOf(id), name },
    )
    onTestFinished(() => stop.abort())
    return {
      id,
      taken,
      end,
      get cursor() {
        return cursor
      },
      /** how often the backend was back */
      get reached() {
        return reached
      },
      /** what it should have taken by now */
      due: () => server.written.slice(first ?? server.written.length).map(({ ref }) => ref),
      close: () => stop.abort(),
    }
  }

  return {
    clock,
    server,
    openTab,
    /** The page's code no longer runs, and its lock and its connection remain. */
    hang: (tab: { id: string }) => void hanging.add(tab.id),
    wake: (tab: { id: string }) => void hanging.delete(tab.id),
    lose(count: number) {
      lost = count
    },
    /** Something else on this origin posts to everybody. */
    disturb(message: unknown) {
      for (const { receive } of listeners.values()) receive(message)
    },
    async pass(ms: number) {
      for (let rest = ms; rest > 0; rest -= 500) {
        server.showAlive()
        await pass(clock, Math.min(rest, 500))
      }
    },
  }
}
