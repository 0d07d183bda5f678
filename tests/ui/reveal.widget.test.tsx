// @vitest-environment happy-dom

import { act, type ReactNode, useSyncExternalStore } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, onTestFinished, test } from 'vitest'
import { lazyRegistry } from '../../src/core/apps'
import { startEngine } from '../../src/core/engine'
import { simulatedClock } from '../../src/core/kernel/simulated-clock'
import { memoryStorage } from '../../src/core/kernel/storage'
import { mount } from '../../src/host/mount'
import type { MessageCatalog } from '../../src/widgets/i18n/i18n'
import { defineWidget } from '../../src/widgets/runtime/define-widget'
import { RaanRoot } from '../../src/widgets/runtime/root'
import { createReveal, RevealContext, skeletonDelay, whenRevealed } from '../../src/widgets/ui/reveal'
import { Loading, Skeleton } from '../../src/widgets/ui/skeleton'
import { fakeTransport } from '../helpers/fake-transport'

let catalogs = 0

/** Texts that load when the test resolves them. */
function heldTexts() {
  let come: () => void = () => undefined
  const coming = new Promise<{ messages: Record<string, string> }>((resolve) => {
    come = () => resolve({ messages: {} })
  })
  const load = () => coming
  const catalog: MessageCatalog = {
    name: `held-${++catalogs}`,
    load,
  }
  return { catalog, come }
}

/** Data that loads when the test resolves it. */
function heldData() {
  const listeners = new Set<() => void>()
  let text: string | undefined
  return {
    use: () =>
      useSyncExternalStore(
        (fn) => {
          listeners.add(fn)
          return () => listeners.delete(fn)
        },
        () => text,
      ),
    come(next: string) {
      text = next
      for (const listen of listeners) listen()
    },
  }
}

const skeletonOf = (name: string) => (
  <Loading label="Loading">
    <Skeleton className={name} />
  </Loading>
)

const CodeSkeleton = () => skeletonOf('code')

function heldWidget() {
  const texts = heldTexts()
  const data = heldData()
  const Widget = defineWidget({
    apps: {},
    messages: [texts.catalog],
    Skeleton: CodeSkeleton,
    View() {
      const text = data.use()
      return text === undefined ? skeletonOf('data') : <p>{text}</p>
    },
  })
  return { Widget, texts, data }
}

const newEngine = () => startEngine({ transport: fakeTransport({}), storage: memoryStorage() }, lazyRegistry)

function stage(content: ReactNode) {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  const clock = simulatedClock({ start: 0 })
  const reveal = createReveal(clock)
  const engine = newEngine()
  const container = document.body.appendChild(document.createElement('div'))
  const root = createRoot(container)
  const seen: string[] = []
  const look = () => {
    const skeleton = container.querySelector('[role=status] span[aria-hidden]')
    const stands = container.querySelector('p')?.textContent ?? (skeleton ? 'a skeleton' : 'a place')
    if (seen.at(-1) !== stands) seen.push(stands)
  }
  const watch = new MutationObserver(look)
  watch.observe(container, { subtree: true, childList: true, attributes: true, characterData: true })
  onTestFinished(async () => {
    Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
    watch.disconnect()
    await act(async () => root.unmount())
    container.remove()
    engine.stop()
  })
  const show = () =>
    act(async () =>
      root.render(
        <RevealContext value={reveal}>
          <RaanRoot engine={engine} locale="en">
            {content}
          </RaanRoot>
        </RevealContext>,
      ),
    )
  const pass = (ms: number) => act(async () => clock.increment(ms))
  return { show, pass, seen, container, reveal }
}

test('REVEAL-1 content that loads within 150 ms appears without a skeleton', async () => {
  const { Widget, texts, data } = heldWidget()
  const page = stage(<Widget />)
  await page.show()
  await page.pass(70)
  await act(async () => texts.come())
  await page.pass(skeletonDelay - 71)
  expect(page.seen).toEqual(['a place'])
  await act(async () => data.come('tea'))
  await page.pass(1_000)
  expect(page.seen).toEqual(['a place', 'tea'])
})

test('REVEAL-2 after 150 ms, a skeleton is visible and announced as busy until the content loads', async () => {
  const { Widget, texts, data } = heldWidget()
  const page = stage(<Widget />)
  await page.show()
  await act(async () => texts.come())
  const place = page.container.querySelector('[aria-busy=true]')
  expect([place?.getAttribute('role'), place?.textContent]).toEqual([null, ''])
  await page.pass(skeletonDelay)
  expect([place?.getAttribute('role'), place?.textContent, place?.isConnected]).toEqual(['status', 'Loading', true])
  await act(async () => data.come('tea'))
  expect(page.seen).toEqual(['a place', 'a skeleton', 'tea'])
})

test('REVEAL-3 the skeleton of the code continues as that of its data without a gap', async () => {
  const { Widget, texts, data } = heldWidget()
  const page = stage(<Widget />)
  await page.show()
  await page.pass(skeletonDelay)
  expect(page.container.querySelector('[role=status] .code')).toBeTruthy()
  await act(async () => texts.come())
  expect(page.container.querySelector('[role=status] .data')).toBeTruthy()
  await act(async () => data.come('tea'))
  expect(page.seen).toEqual(['a place', 'a skeleton', 'tea'])
})

test('REVEAL-4 content after a skeleton appears immediately', async () => {
  const { Widget, texts, data } = heldWidget()
  data.come('tea')
  const page = stage(<Widget />)
  await page.show()
  await page.pass(skeletonDelay)
  expect(page.seen).toEqual(['a place', 'a skeleton'])
  // React doesn't throttle within act()
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false })
  texts.come()
  for (let turn = 0; turn < 20; turn++) await new Promise<void>((next) => setImmediate(next))
  expect(page.seen).toEqual(['a place', 'a skeleton', 'tea'])
})

test('REVEAL-5 once nothing is waiting, the next wait has its own 150 ms', async () => {
  const clock = simulatedClock({ start: 0 })
  const reveal = createReveal(clock)
  const arrive = reveal.wait(1)
  clock.increment(skeletonDelay)
  expect([reveal.isPending(), reveal.isLate()]).toEqual([false, true])
  arrive()
  await Promise.resolve()
  clock.increment(60)
  reveal.wait(1)
  clock.increment(skeletonDelay - 1)
  expect([reveal.isPending(), reveal.isLate()]).toEqual([true, false])
  clock.increment(1)
  expect([reveal.isPending(), reveal.isLate()]).toEqual([false, true])
})

test('REVEAL-6 an element keeps its grey placeholder until content or a skeleton is rendered, and renders nothing twice', async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  const { Widget, texts, data } = heldWidget()
  const host = document.body.appendChild(document.createElement('div'))
  const root = host.attachShadow({ mode: 'open' })
  const engine = newEngine()
  const placed: string[] = []
  const state = { engine, locale: 'en', colorScheme: undefined, appearance: undefined, props: {} }
  const mounted = await act(async () => mount(root, state, Widget, () => placed.push(root.textContent ?? '')))
  onTestFinished(async () => {
    await act(async () => mounted.unmount())
    host.remove()
    engine.stop()
  })
  expect([placed, root.querySelector('[part=loading]')]).toEqual([[], null])
  await act(async () => texts.come())
  expect([placed, root.querySelector('[part=loading]')]).toEqual([[], null])
  await act(async () => data.come('tea'))
  expect(placed).toEqual(['tea'])
})

test('REVEAL-7 parts and off-screen content hold nothing back', async () => {
  const clock = simulatedClock({ start: 0 })
  const reveal = createReveal(clock)
  const told: number[] = []
  const leavePart = reveal.wait(0)
  whenRevealed(reveal, () => told.push(1))
  expect([told, reveal.isPending()]).toEqual([[1], false])
  clock.increment(skeletonDelay)
  expect(reveal.isLate()).toBe(true)
  leavePart()
  await Promise.resolve()
  const page = stage(
    <Loading waiting="unseen">
      <Skeleton />
    </Loading>,
  )
  await page.show()
  await page.pass(1_000)
  expect([page.reveal.isPending(), page.seen]).toEqual([false, ['a place']])
})
