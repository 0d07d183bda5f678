import type { Clock } from '../../core/kernel/clock'

export type StreamOptions = {
  clock: Clock
  /** id of the latest entry of the outbox */
  latest(): Promise<number>
  /** Answers a page of changes, for whoever has this request's token now. */
  page(request: Request): Promise<Response>
}

/** How often the outbox is looked at, for all listeners together, in milliseconds. */
const lookMs = 500
/** After how long without changes a listener's session is checked, and its connection shown to be alive. */
const aliveMs = 10_000
/** Connections under one token. */
const mostPerToken = 12

type Page = {
  readonly cursor: string
  readonly changes: readonly unknown[]
  readonly more: boolean
  readonly reset: boolean
}

const headers = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store, no-transform',
  'x-accel-buffering': 'no',
  // a server that stops doesn't wait for the connection to be used again
  connection: 'close',
}
const encoder = new TextEncoder()
const eventOf = (page: Page): string => `id: ${page.cursor}\nevent: changes\ndata: ${JSON.stringify(page)}\n\n`

export const wantsStream = (request: Request): boolean =>
  request.method === 'GET' && (request.headers.get('Accept') ?? '').includes('text/event-stream')

/**
 * Answers a page of changes as a stream of pages. Each page is a request of its own under the caller's token, so a session
 * that ended or a permission that was revoked counts from the next page on.
 */
export function createStreams({ clock, latest, page }: StreamOptions) {
  const waiting = new Set<() => void>()
  const open = new Map<string, number>()
  let known = -1
  let isLooking = false
  let isEnded = false

  const wake = () => {
    for (const each of [...waiting]) each()
  }

  async function look(): Promise<void> {
    // without a database, the listeners' own requests fail
    const id = await latest().catch(() => known)
    if (id !== known) {
      known = id
      wake()
    }
    if (waiting.size > 0 && !isEnded) clock.setTimeout(look, lookMs)
    else isLooking = false
  }

  /** Resolves with the next change after this position, and otherwise after `aliveMs`. */
  function news(cursor: string): Promise<void> {
    if (isEnded || known > Number.parseInt(cursor, 10)) return Promise.resolve()
    return new Promise((resolve) => {
      const done = () => {
        clock.clearTimeout(timer)
        waiting.delete(done)
        resolve()
      }
      const timer = clock.setTimeout(done, aliveMs)
      waiting.add(done)
      if (isLooking) return
      isLooking = true
      look()
    })
  }

  const pageAfter = (request: Request, cursor: string | undefined): Promise<Response> => {
    const url = new URL(request.url)
    if (cursor === undefined) url.searchParams.delete('after')
    else url.searchParams.set('after', cursor)
    return page(new Request(url, { headers: { Authorization: request.headers.get('Authorization') ?? '' } }))
  }

  return {
    /** Ends all streams; those of now and those to come. */
    end() {
      isEnded = true
      wake()
    },
    async answer(request: Request): Promise<Response> {
      const after = request.headers.get('Last-Event-ID') ?? new URL(request.url).searchParams.get('after') ?? undefined
      const first = await pageAfter(request, after)
      if (first.status !== 200) return first
      const token = request.headers.get('Authorization') ?? ''
      const others = open.get(token) ?? 0
      if (others >= mostPerToken) return Response.json({ error: 'Too many streams' }, { status: 429 })
      let shown = (await first.json()) as Page
      let isSent = false
      let isCounted = false
      const count = (change: 1 | -1) => {
        const now = (open.get(token) ?? 0) + change
        if (now > 0) open.set(token, now)
        else open.delete(token)
        isCounted = change > 0
      }

      /** What to send next; undefined = the stream is over. */
      async function next(): Promise<string | undefined> {
        if (!isSent) {
          isSent = true
          return eventOf(shown)
        }
        if (!shown.more) await news(shown.cursor)
        if (isEnded) return undefined
        const response = await pageAfter(request, shown.cursor)
        if (response.status !== 200) return undefined
        const before = shown.cursor
        shown = (await response.json()) as Page
        return shown.reset || shown.cursor !== before ? eventOf(shown) : ':\n\n'
      }

      const body = new ReadableStream<Uint8Array>(
        {
          async pull(controller) {
            if (!isCounted) count(1)
            const text = await next()
            // the reader left while this one waited
            if (!isCounted) return
            if (text !== undefined) return controller.enqueue(encoder.encode(text))
            count(-1)
            controller.close()
          },
          cancel() {
            if (isCounted) count(-1)
          },
        },
        { highWaterMark: 0 },
      )
      return new Response(body, { headers })
    },
  }
}
