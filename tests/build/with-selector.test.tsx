// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, test } from 'vitest'
import { useSyncExternalStoreWithSelector } from '../../src/host/react/with-selector'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

let state = { names: ['Som'], count: 1 }
const reported = new Set<() => void>()
const shown: (readonly string[])[] = []

const subscribe = (onChange: () => void) => {
  reported.add(onChange)
  return () => void reported.delete(onChange)
}
const snapshot = () => state
const sameNames = (a: readonly string[], b: readonly string[]) => a.join() === b.join()

function Names() {
  // another function each time, as hooks write them
  shown.push(useSyncExternalStoreWithSelector(subscribe, snapshot, undefined, ({ names }) => [...names], sameNames))
  return null
}

test('EMBED-693 a selection equal to the previous one keeps its identity, whatever selects it; others are rendered', () => {
  const set = (next: typeof state) =>
    act(() => {
      state = next
      for (const each of reported) each()
    })
  const root = createRoot(document.createElement('div'))
  act(() => root.render(<Names />))
  set({ names: ['Som'], count: 2 })
  act(() => root.render(<Names key="same" />))
  act(() => root.render(<Names key="same" />))
  expect(shown.length).toBeGreaterThan(2)
  expect(new Set(shown.slice(-2)).size).toBe(1)
  set({ names: ['Som', 'Lek'], count: 2 })
  expect(shown.at(-1)).toEqual(['Som', 'Lek'])
  act(() => root.unmount())
  expect(reported.size).toBe(0)
})
