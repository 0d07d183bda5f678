import { configureStore, createEntityAdapter, createSlice } from '@reduxjs/toolkit'
import { createEngine, memoryStorage } from 'langraan/core'
import { createStore } from 'zustand/vanilla'

type Line = { uq: string; productId: number; name: string; price: number; Quantity: number }

const sizes = [100, 1_000, 10_000, 100_000]
/** each measurement runs this long */
const span = 700

const lineOf = (index: number, Quantity = 1): Line => ({
  uq: `p${index}`,
  productId: index,
  name: `สินค้า ${index}`,
  price: 5000,
  Quantity,
})
const linesOf = (size: number): Line[] => Array.from({ length: size }, (_, index) => lineOf(index))

/** Changes of one line each, spread over all lines, per second. */
function rate(size: number, upsert: (line: Line) => void): number {
  let done = 0
  const step = 7919
  const change = (count: number) => {
    for (let each = 0; each < count; each++, done++) upsert(lineOf((done * step) % size, 1 + (done % 9000)))
  }
  change(20)
  done = 0
  const start = performance.now()
  while (performance.now() - start < span) change(10)
  return done / ((performance.now() - start) / 1000)
}

async function ours(size: number): Promise<number> {
  const engine = createEngine({
    transport: () => Promise.reject(new Error('a local cart calls nobody')),
    cart: 'local',
    storage: memoryStorage(),
  })
  const cart = engine.app('cart')
  await cart.settled()
  cart.send({ type: 'lines.replace', lines: linesOf(size) } as never)
  const result = rate(size, (line) => cart.send({ type: 'line.set', line } as never))
  engine.stop()
  return result
}

function reduxToolkit(size: number): number {
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
  return rate(size, (line) => store.dispatch(slice.actions.upserted(line)))
}

function zustand(size: number): number {
  const store = createStore<{ lines: Record<string, Line> }>(() => ({
    lines: Object.fromEntries(linesOf(size).map((line) => [line.uq, line])),
  }))
  return rate(size, (line) => store.setState(({ lines }) => ({ lines: { ...lines, [line.uq]: line } })))
}

const whole = (value: number) => Math.round(value).toLocaleString('en')
const ratio = (value: number) => `${value.toFixed(1)}x`

/** Order-line upserts per second beside two state libraries, in one run. */
export async function benchLines(): Promise<void> {
  console.log('Order-line upserts per second (engine, local cart, every event through the machine)')
  console.log('lines\tengine\tRedux Toolkit\tZustand\tengine / RTK\tengine / Zustand')
  const engineAt: number[] = []
  for (const size of sizes) {
    const [engine, toolkit, zustandRate] = [await ours(size), reduxToolkit(size), zustand(size)]
    engineAt.push(engine)
    const row = [
      size,
      whole(engine),
      whole(toolkit),
      whole(zustandRate),
      ratio(engine / toolkit),
      ratio(engine / zustandRate),
    ]
    console.log(row.join('\t'))
  }
  console.log(`engine at 100 lines is ${ratio((engineAt[0] ?? 0) / (engineAt.at(-1) ?? 1))} the speed at 100,000`)
}
