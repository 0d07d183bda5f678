import { setTimeout as delay } from 'node:timers/promises'
import { runCommand, type ShopProcess, signIn, startShop } from '../backend/server-process'
import { newOrder } from '../orders/new-order'
import { type Backend, type BackendSetup, poorer } from './backend'
import { dice } from './seeded'
import type { ShopRows } from './shop-rows'
import { LineClosed } from './virtual-network'

/** Before it expires after ten minutes. */
const tokenAge = 300_000
/** How many others create an order at the same moment as a page. */
const colleagues = 3
/** A creation takes about this long, in milliseconds: a kill finds it anywhere from its arrival to its response. */
const mostDelay = 12
/** A server that starts again may get the same port, to which there are still closed connections. */
const mostAttempts = 20

const create = 'http://shop.test/api/orders'
const isCreation = ({ method, url }: Request) => method === 'POST' && new URL(url).pathname === '/api/orders'
const numberIn = (text: string): string =>
  (JSON.parse(text) as { order?: { OrderNumber?: string } }).order?.OrderNumber ?? ''

type ServerSetup = {
  /** a data folder, or the address of a database */
  place: string
  rows: ShopRows
  /** of the kills */
  seed: number
  /** how many of a hundred creations from pages are under way during a kill */
  kills: number
}

export type Concluded = {
  /** orders stored, from pages and colleagues */
  created: number
  /** responses that said so; those that were repeated count again */
  told: number
  killed: number
  faults: readonly string[]
}

/**
 * `langraan serve`, killed at random moments and started again. Beside each creation from a page, colleagues create
 * orders of their own, so that a kill hits several transactions or a batch of them.
 */
export async function openKilledServer({ place, rows, seed, kills }: ServerSetup) {
  const { between, chance } = dice(seed, 'kills')
  let shop: ShopProcess = await startShop(place, '--demo')
  let dying: Promise<unknown> | undefined
  let starting: Promise<void> | undefined
  /** requests that find nobody before the server is started again */
  let unheard = 0
  let killed = 0
  let portal: { token: string; since: number } | undefined
  // the first question creates the sample's orders
  await shop.ask('GET /api/orders', { token: await signIn(shop) })
  const first = rows.lastId()
  /** keys of all creations that were sent; numbers acknowledged under them */
  const sent = new Set<string>()
  const told: { key: string; number: string }[] = []
  let colleaguesOrders = 0

  const alive = async () => {
    if (!dying) return
    starting ??= dying
      .then(() => startShop(place, '--demo'))
      .then((again) => {
        shop = again
        dying = undefined
        starting = undefined
      })
    await starting
  }
  const kill = () => {
    if (dying) return
    // the file is recovered by the server that starts again
    rows.close()
    killed++
    unheard = between(0, 3)
    dying = shop.kill('SIGKILL')
  }
  const send = async (request: Request): Promise<Response> => {
    const { pathname, search } = new URL(request.url)
    const key = isCreation(request) ? (request.headers.get('Idempotency-Key') ?? '') : ''
    if (key) sent.add(key)
    const sending = fetch(new Request(`${shop.url}/backend${pathname}${search}`, request))
    const [response, text] = await sending
      .then(async (response) => [response, await response.text()] as const)
      .catch((cause: unknown) => {
        throw new LineClosed('the server was killed', { cause })
      })
    if (key && response.status === 201) told.push({ key, number: numberIn(text) })
    return new Response(text || null, { status: response.status, headers: response.headers })
  }
  /** Repeats what is not about the order of a page until the server lives long enough. */
  async function insist<T>(act: () => Promise<T>): Promise<T> {
    for (let left = mostAttempts; ; left--) {
      await alive()
      try {
        return await act()
      } catch (error) {
        if (left === 1) throw new Error('no server hears it', { cause: error })
        if (!(error instanceof LineClosed || error instanceof TypeError)) throw error
      }
    }
  }
  /** Adds the token of a portal whose user stays signed in. */
  async function signed(request: Request): Promise<Request> {
    const now = Date.now()
    if (!portal || now - portal.since > tokenAge) portal = { token: await insist(() => signIn(shop)), since: now }
    const headers = new Headers(request.headers)
    headers.set('Authorization', `Bearer ${portal.token}`)
    return new Request(request, { headers })
  }
  async function createAsColleague(): Promise<void> {
    const key = `colleague-${++colleaguesOrders}`
    const body = JSON.stringify({ order: { ...newOrder, note: key } })
    const { status } = await insist(async () =>
      send(await signed(new Request(create, { method: 'POST', headers: { 'Idempotency-Key': key }, body }))),
    )
    if (status !== 201) throw new Error(`${status} for ${key}`)
  }
  async function transport(request: Request): Promise<Response> {
    if (dying && unheard-- <= 0) await alive()
    if (!isCreation(request)) return send(request)
    const beside = Promise.all(Array.from({ length: colleagues }, createAsColleague))
    const sending = send(request)
    const ended = sending.catch(() => undefined)
    if (chance(kills / 100)) {
      await Promise.race([ended, delay(between(0, mostDelay))])
      kill()
    }
    await ended
    await beside
    return sending
  }

  return {
    /** The backend of a story; stories follow each other. */
    open({ kind, auth, dice }: BackendSetup): Backend {
      const begun = rows.lastId()
      const asPortal = async (request: Request) => transport(await signed(request))
      return {
        transport: poorer(auth === 'open' ? asPortal : transport, kind, dice),
        stored: (mark) => rows.marked(mark, begun),
        hasOrder: rows.hasOrder,
        endSessions: () =>
          insist(async () => {
            const path = 'http://shop.test/account-setting/sessions/end-others'
            await send(await signed(new Request(path, { method: 'POST' })))
          }),
      }
    },
    /** Stops the server and compares the tables, row by row, with what was sent and acknowledged. */
    async conclude(): Promise<Concluded> {
      await alive()
      const code = await shop.kill('SIGTERM')
      const all = rows.all()
      const created = rows.lastId() - first
      rows.close()
      const keyOf = new Map(all.map(({ number, key }) => [number, key]))
      const ofColleagues = all.filter(({ mark }) => mark.startsWith('colleague-')).map(({ mark }) => mark)
      const stored = new Set(ofColleagues)
      const missing = Array.from({ length: colleaguesOrders }, (_, nth) => `colleague-${nth + 1}`).filter(
        (key) => !stored.has(key),
      )
      const doctor = place.startsWith('postgres:') ? undefined : await runCommand('doctor', '--data', place)
      return {
        created,
        told: told.length,
        killed,
        faults: [
          ...told.filter(({ key, number }) => keyOf.get(number) !== key).map(({ number }) => `${number} is lost`),
          ...all
            .slice(-created)
            .filter(({ key }) => !sent.has(key ?? ''))
            .map(({ number }) => `${number} was never sent`),
          ...(keyOf.size < all.length ? ['a number was given twice'] : []),
          ...(stored.size < ofColleagues.length ? ['an order of a colleague is doubled'] : []),
          ...missing.map((key) => `${key} is lost`),
          ...(code === 0 ? [] : [`the server ended with ${code}`]),
          ...(doctor && doctor.code !== 0 ? [doctor.text] : []),
        ],
      }
    },
  }
}
