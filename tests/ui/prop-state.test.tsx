// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, test, vi } from 'vitest'
import { usePropState } from '../../src/widgets/runtime/use-prop-state'

function Place({ asked }: { asked: { mode: string } }) {
  const [{ mode }, setLocation] = usePropState(asked)
  return (
    <button type="button" onClick={() => setLocation({ mode: 'pressed' })}>
      {mode}
    </button>
  )
}

test('UI-102 a scroll position holds until the page requests another, also right after the first paint', async () => {
  const box = document.body.appendChild(document.createElement('div'))
  const root = createRoot(box)
  const label = () => box.querySelector('button')?.textContent
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false })
  root.render(<Place asked={{ mode: 'first' }} />)
  // pressed as soon as it is drawn, before effects have run
  await new Promise<void>((done) => {
    new MutationObserver((_, observer) => {
      observer.disconnect()
      box.querySelector('button')?.click()
      done()
    }).observe(box, { childList: true, subtree: true })
  })
  await vi.waitFor(() => expect(label()).toBe('pressed'))
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  await act(async () => root.render(<Place asked={{ mode: 'first' }} />))
  expect(label()).toBe('pressed')
  await act(async () => root.render(<Place asked={{ mode: 'second' }} />))
  expect(label()).toBe('second')
  await act(async () => root.unmount())
  box.remove()
})
