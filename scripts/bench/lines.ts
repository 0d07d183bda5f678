import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { configureStore, createEntityAdapter, createSlice } from '@reduxjs/toolkit'
import { createEngine, memoryStorage, type Satang } from 'langraan/core'
import { assign, createActor, setup } from 'xstate'
import { createStore } from 'zustand/vanilla'

type Line = { uq: string; productId: number; name: string; price: Satang; Quantity: number }

const sizes = [100, 1_000, 10_000, 100_000]
/** CPU time of each measurement in milliseconds; the median of the rounds counts */
const span = 500
const rounds = 3

const lineOf = (index: number, Quantity = 1): Line => ({
  uq: `p${index + 1}`,
  productId: index + 1,
  name: `สินค้า ${index + 1}`,
  price: 5000 as Satang,
  Quantity,
})
const linesOf = (size: number): Line[] => Array.from({ length: size }, (_, index) => lineOf(index))

/** A store of lines with one listener: `upsert` changes one line, `read` returns the state. */
type Contestant = { upsert(line: Line): void; read(): unknown; stop?(): void }

/** CPU time of this thread in milliseconds, so that other processes don't distort the result. */
function worked(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}

/** Upserts per second, spread over all lines. */
function rate(size: number, { upsert, read }: Contestant): number {
  let done = 0
  let states = 0
  const step = 7919
  const change = (count: number) => {
    for (let each = 0; each < count; each++, done++) {
      upsert(lineOf((done * step) % size, 1 + (done % 9000)))
      if (read()) states++
    }
  }
  change(20)
  done = 0
  states = 0
  const start = worked()
  while (worked() - start < span) change(10)
  if (states !== done) throw new Error('not every upsert had a readable state')
  return done / ((worked() - start) / 1000)
}

async function openCart(options: Omit<Parameters<typeof createEngine>[0], 'storage'>) {
  const engine = createEngine({ ...options, storage: memoryStorage() })
  const cart = engine.app('cart')
  await cart.settled()
  cart.subscribe(() => undefined)
  return { engine, cart }
}

async function ours(size: number): Promise<Contestant> {
  const transport = () => Promise.reject(new Error('a local cart makes no requests'))
  const { engine, cart } = await openCart({ transport, cart: 'local' })
  cart.send({ type: 'lines.replace', lines: linesOf(size) })
  return {
    upsert: (line) => cart.send({ type: 'line.set', line }),
    read: () => cart.getSnapshot().context.lines,
    stop: () => engine.stop(),
  }
}

/** The engine's data structure in a machine with a single transition: no totals, notifications or storage. */
async function bareMachine(size: number): Promise<Contestant> {
  const lines = (await ours(size)).read() as { set(line: Line): object }
  const machine = setup({
    types: { context: {} as { lines: typeof lines }, events: {} as { type: 'line.set'; line: Line } },
  }).createMachine({
    context: { lines },
    on: {
      'line.set': {
        actions: assign(({ context, event }) => ({ lines: context.lines.set(event.line) as typeof lines })),
      },
    },
  })
  const actor = createActor(machine).start()
  actor.subscribe(() => undefined)
  return {
    upsert: (line) => actor.send({ type: 'line.set', line }),
    read: () => actor.getSnapshot().context.lines,
  }
}

async function reduxToolkit(size: number): Promise<Contestant> {
  const adapter = createEntityAdapter<Line, string>({ selectId: ({ uq }) => uq })
  const slice = createSlice({
    name: 'lines',
    initialState: adapter.getInitialState(),
    reducers: { upserted: adapter.upsertOne, replaced: adapter.setAll },
  })
  const store = configureStore({
    reducer: slice.reducer,
    middleware: (defaults) => defaults({ serializableCheck: false, immutableCheck: false }),
  })
  store.dispatch(slice.actions.replaced(linesOf(size)))
  store.subscribe(() => undefined)
  return { upsert: (line) => store.dispatch(slice.actions.upserted(line)), read: () => store.getState().entities }
}

async function zustand(size: number): Promise<Contestant> {
  const store = createStore<{ lines: Record<string, Line> }>(() => ({
    lines: Object.fromEntries(linesOf(size).map((line) => [line.uq, line])),
  }))
  store.subscribe(() => undefined)
  return {
    upsert: (line) => store.setState(({ lines }) => ({ lines: { ...lines, [line.uq]: line } })),
    read: () => store.getState().lines,
  }
}

const contestants = { engine: ours, 'bare XState': bareMachine, 'Redux Toolkit': reduxToolkit, Zustand: zustand }

const middle = (values: number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
const whole = (value: number) => Math.round(value).toLocaleString('en')

/** Compares order-line upserts per second to a bare machine with the engine's data structure and two state libraries. */
async function benchUpserts(): Promise<void> {
  console.log('Order-line upserts per second of CPU time (engine, local cart, every event through the machine)')
  console.log(['lines', ...Object.keys(contestants)].join('\t'))
  for (const size of sizes) {
    const rates = new Map<string, number[]>()
    for (let round = 0; round < rounds; round++)
      for (const [name, make] of Object.entries(contestants)) {
        const contestant = await make(size)
        rates.set(name, [...(rates.get(name) ?? []), rate(size, contestant)])
        contestant.stop?.()
      }
    console.log([size, ...[...rates.values()].map((each) => whole(middle(each)))].join('\t'))
  }
}

const heapLines = 10_000

/** Heap in use after garbage collection, in megabytes. */
async function heap(): Promise<number> {
  setFlagsFromString('--expose-gc')
  const collect: () => void = runInNewContext('gc')
  for (let round = 0; round < 5; round++) {
    collect()
    await new Promise((done) => setTimeout(done, 20))
  }
  return process.memoryUsage().heapUsed / 1e6
}

/** Heap of a server's cart, minus that of an empty engine. */
async function benchHeap(): Promise<void> {
  const products = linesOf(heapLines).map(({ productId: id, name }) => {
    const facts = { slug: `p-${id}`, description: '', brand: '', image: '', hasFreeShipping: false, rating: 5 }
    return { id, name, price: 50, qty: 1, ...facts }
  })
  const answer = JSON.stringify({ products })
  const read = () => Promise.resolve(new Response(answer, { headers: { 'content-type': 'application/json' } }))
  const { engine, cart } = await openCart({
    transport: ({ method }) => (method === 'GET' ? read() : new Promise<Response>(() => undefined)),
  })
  const empty = await heap()
  const grown = async () => `${((await heap()) - empty).toFixed(1)} MB`
  cart.send({ type: 'init' })
  await cart.settled()
  const initialised = await grown()
  for (const line of cart.getSnapshot().context.lines) cart.send({ type: 'line.set', line: { ...line, Quantity: 2 } })
  const { lines, unsent } = cart.getSnapshot().context
  if (lines.size !== heapLines || unsent.size !== heapLines) throw new Error('not every line was changed')
  console.log(`Heap of a server's cart with ${whole(heapLines)} lines, minus an empty engine`)
  console.log(`after loading: ${initialised}; with every line changed and unsent: ${await grown()}`)
  engine.stop()
}

export async function benchLines(): Promise<void> {
  await benchHeap()
  await benchUpserts()
}
