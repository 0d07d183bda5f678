import { Suspense } from 'react'
import { createRoot } from 'react-dom/client'
import { vi } from 'vitest'
import { lazyRegistry } from '../../src/core/apps'
import { startEngine } from '../../src/core/engine'
import { RaanError } from '../../src/core/kernel/errors'
import { simulatedClock } from '../../src/core/kernel/simulated-clock'
import { memoryStorage } from '../../src/core/kernel/storage'
import type { Transport } from '../../src/core/kernel/transport'
import { createMock } from '../../src/mock'
import { menuEntries, screens } from '../../src/widgets/dashboard/routes'
import type { ScreenRow } from '../../src/widgets/dashboard/routes/row'
import { RaanRoot } from '../../src/widgets/runtime/root'
import { turns } from '../helpers/turns'

/** Stands between a screen and the backend: takes what an answer says, gives what the screen is told. */
export type Between = (call: string, answer: unknown) => unknown

/** Not of the screen: what we tell a developer of a broken contract, and a tag happy-dom has not heard of. */
const isNoTrouble = ([first]: unknown[]): boolean => /^langraan|is unrecognized in this browser/.test(String(first))

/** Opens a screen until everything it asked for has come, and names what went wrong. */
export async function openScreen(screen: ScreenRow, params: Record<string, string>, between: Between) {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false })
  const clock = simulatedClock({ start: '2026-11-10T09:00:00Z' })
  const mock = createMock({ now: () => new Date(clock.now()) })
  const troubles: string[] = []
  const note = (...said: unknown[]) => {
    if (!isNoTrouble(said)) troubles.push(said.map(String).join(' ').slice(0, 300))
  }
  /** a breach of the contract is told to the developer; the screen has its own words for it */
  const tell = (error: unknown) => {
    if (!(error instanceof RaanError && error.code === 'contract')) note(error)
  }
  const spy = vi.spyOn(console, 'error').mockImplementation(note)
  let pending = 0
  let answers = 0
  const transport: Transport = async (request) => {
    pending++
    try {
      const response = await mock.transport(request)
      const text = await response.text()
      if (request.method !== 'GET' || !response.ok || text === '') return new Response(text || null, response)
      const reported = between(`GET ${new URL(request.url).pathname}`, JSON.parse(text))
      return Response.json(reported, { status: response.status })
    } finally {
      pending--
      answers++
    }
  }
  const engine = startEngine({ transport, clock, storage: memoryStorage() }, lazyRegistry)
  const container = document.body.appendChild(document.createElement('div'))
  const root = createRoot(container, { onUncaughtError: note, onCaughtError: note })
  const Part = await screen.part.load()
  const props = {
    params,
    search: '',
    setSearch: () => undefined,
    go: () => undefined,
    hrefOf: (path: string) => path,
    routes: { screens, menuEntries },
    contacts: { contactPhone: undefined, contactEmail: undefined },
  }
  root.render(
    <RaanRoot engine={engine} locale="th" onError={tell}>
      <Suspense>
        <Part {...props} />
      </Suspense>
    </RaanRoot>,
  )
  /** its code and its first answers are here */
  const stands = () => container.firstChild !== null && !container.querySelector('[aria-busy=true]')
  const end = performance.now() + 5_000
  let changedAt = performance.now()
  const observer = new MutationObserver(() => {
    changedAt = performance.now()
  })
  observer.observe(container, { subtree: true, childList: true, characterData: true, attributes: true })
  for (let quiet = 0; quiet < 6 && performance.now() < end; ) {
    const started = performance.now()
    await turns(10)
    // a part that loads when scrolled to stays busy, and a new post asks for nothing
    const isReady = (answers > 0 && stands()) || started - changedAt > 1_500
    quiet = pending === 0 && changedAt < started && isReady ? quiet + 1 : 0
  }
  observer.disconnect()
  clock.increment(1_000)
  await turns(20)
  const text = container.textContent ?? ''
  root.unmount()
  await turns(4)
  container.remove()
  engine.stop()
  spy.mockRestore()
  return { troubles, text }
}
