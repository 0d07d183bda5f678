import * as v from 'valibot'
import type { OpenChannel } from '../kernel/channel'
import { decode } from '../kernel/codec'
import type { Locks } from '../kernel/lock'
import { type ChangesPage, changesSchema } from './live.contract'
import { beforeMs, type Listening, listen, longestWaitMs, pollMs } from './live.listen'
import { askForChanges } from './live.requests'

/** How often the tab that has the stream says so, and after how long without a word the others ask the backend themselves. */
export const beatMs = 4_000
export const silenceMs = 12_000
/** How long a new tab waits for the one that has the stream, in milliseconds. */
export const helloMs = 1_000

export type Sharing = {
  locks: Locks
  open: OpenChannel
  /** the same in all tabs that get the same changes */
  name: string
}

const messageSchema = v.variant('type', [
  v.object({ type: v.literal('hello') }),
  v.object({ type: v.literal('here'), cursor: v.optional(v.string()) }),
  v.object({ type: v.literal('reached') }),
  /** `after`: where the page continues; undefined if it is the first one of its tab */
  v.object({ type: v.literal('page'), after: v.optional(v.string()), page: changesSchema }),
])
type Message = v.InferOutput<typeof messageSchema>

/**
 * The session that a token names: of tabs with different sessions, each needs to know which changes are its own. `sid`, or
 * the part of `jti` before a dot; '' if it names none.
 */
export function sessionOfToken(token: string | null): string {
  try {
    const [, payload = ''] = (token ?? '').split('.')
    const claims: unknown = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')))
    const { sid, jti } = claims as { sid?: unknown; jti?: unknown }
    if (typeof sid === 'string') return sid
    return typeof jti === 'string' && jti.includes('.') ? jti.slice(0, jti.indexOf('.')) : ''
  } catch {
    return ''
  }
}

/**
 * Reads changes until the signal is aborted. Of all tabs that do so, one has the stream, and passes on what it receives.
 * Each follows its own position: a page counts where it continues that, and otherwise this tab asks for what is missing.
 */
export async function listenTogether(listening: Listening, sharing: Sharing): Promise<'refused' | 'aborted'> {
  const { clock, since, signal, random } = listening
  let { after } = listening
  const turn = new AbortController()
  let isLeading = false
  let isAsking = false
  let wanted: string | undefined
  let failures = 0
  let quietUntil = Number.NEGATIVE_INFINITY
  let timer: unknown
  let refuse = () => {}
  const refused = new Promise<'refused'>((resolve) => {
    refuse = () => resolve('refused')
  })
  const aborted = new Promise<'aborted'>((resolve) => {
    const stop = () => {
      turn.abort()
      resolve('aborted')
    }
    signal.addEventListener('abort', stop, { once: true })
    if (signal.aborted) stop()
  })

  const take = (page: ChangesPage) => {
    after = page.cursor
    listening.onPage(page)
  }

  /** One's own requests, as long as somebody else has the stream. */
  async function catchUp(): Promise<void> {
    if (isAsking || isLeading || turn.signal.aborted || clock.now() < quietUntil) return
    isAsking = true
    let hasMore = true
    let asked: string | undefined
    while (hasMore && !turn.signal.aborted) {
      hasMore = false
      asked = wanted
      const within = clock.now() - since + beforeMs
      const ending = await askForChanges(listening, {
        after,
        within,
        mayStream: false,
        signal: turn.signal,
        take(page) {
          take(page)
          hasMore = page.more
        },
      })
      if (turn.signal.aborted) break
      if (ending === 'refused') refuse()
      if (ending === 'page' && failures > 0) listening.onReached()
      failures = ending === 'page' ? 0 : failures + 1
      // what was passed on meanwhile
      hasMore ||= failures === 0 && wanted !== asked && wanted !== after
    }
    isAsking = false
    if (failures > 0) quietUntil = clock.now() + Math.min(longestWaitMs, pollMs * 2 ** failures) * (0.5 + random() / 2)
  }

  /** Nobody passes anything on: this tab asks every few seconds, until it hears of the other one or gets its turn. */
  const listenFor = (ms: number) => {
    clock.clearTimeout(timer)
    if (isLeading || turn.signal.aborted) return
    timer = clock.setTimeout(() => {
      catchUp()
      listenFor(pollMs)
    }, ms)
  }

  const post = (message: Message) => channel.post(message)
  const beat = () => {
    post({ type: 'here', cursor: after })
    timer = clock.setTimeout(beat, beatMs)
  }

  const receive = (data: unknown) => {
    const message = decode(messageSchema, data)
    if (!message.ok || signal.aborted) return
    const { value } = message
    if (value.type === 'hello') {
      if (isLeading) post({ type: 'here', cursor: after })
      return
    }
    if (isLeading) return
    listenFor(silenceMs)
    if (value.type === 'reached') return listening.onReached()
    wanted = value.type === 'page' ? value.page.cursor : value.cursor
    if (wanted === undefined || wanted === after) return
    const isNext = value.type === 'page' && value.after !== undefined && value.after === after
    if (isNext && !isAsking) take(value.page)
    else catchUp()
  }

  async function lead(): Promise<'refused' | 'aborted'> {
    isLeading = true
    turn.abort()
    clock.clearTimeout(timer)
    beat()
    return listen({
      ...listening,
      after,
      onPage(page) {
        const before = after
        take(page)
        if (page.cursor !== before) post({ type: 'page', after: before, page })
      },
      onReached() {
        post({ type: 'reached' })
        listening.onReached()
      },
    })
  }

  const channel = sharing.open(`changes.${sharing.name}`, receive)
  const over = new AbortController()
  // without a lock, this tab has a stream of its own
  const held = sharing.locks.hold(`changes.${sharing.name}`, over.signal).catch(() => () => undefined)
  listenFor(helloMs)
  post({ type: 'hello' })
  const led = held.then(() => (over.signal.aborted ? aborted : lead()))
  try {
    return await Promise.race([led, refused, aborted])
  } finally {
    over.abort()
    turn.abort()
    clock.clearTimeout(timer)
    channel.close()
    held.then((release) => release())
  }
}
