// @vitest-environment happy-dom
import { act } from 'react'
import { expect, test } from 'vitest'
import { simulatedClock } from '../../src/core/kernel/simulated-clock'
import { Toaster } from '../../src/widgets/ui/toast'
import { createToaster } from '../../src/widgets/ui/toaster'
import { mounted } from '../helpers/mounted'

test('UI-31 errors are announced immediately, others politely; both live regions exist before the first message', () => {
  const toaster = createToaster(simulatedClock({ start: 0 }))
  const { find } = mounted(<Toaster toaster={toaster} dismissLabel="Dismiss" />)
  expect([find('[role=status]').textContent, find('[role=alert]').textContent]).toEqual(['', ''])
  act(() => {
    toaster.show({ title: 'Saved', tone: 'success' })
    toaster.show({ title: 'Not saved', text: 'Offline', tone: 'error' })
  })
  expect([find('[role=status]').textContent, find('[role=alert]').textContent]).toEqual(['Saved', 'Not savedOffline'])
})

test('UI-1700 a message stands at the other side while a dialog is open', () => {
  const toaster = createToaster(simulatedClock({ start: 0 }))
  const { find } = mounted(<Toaster toaster={toaster} dismissLabel="Dismiss" />)
  const isAside = () => find('[part=toasts]').hasAttribute('data-aside')
  act(() => void toaster.show({ title: 'first' }))
  expect(isAside()).toBe(false)
  const dialog = document.createElement('dialog')
  dialog.setAttribute('open', '')
  document.body.append(dialog)
  act(() => void toaster.show({ title: 'second' }))
  expect(isAside()).toBe(true)
  dialog.remove()
  act(() => void toaster.show({ title: 'third' }))
  expect(isAside()).toBe(false)
})

test('UI-36 its action runs once and removes the message', () => {
  const toaster = createToaster(simulatedClock({ start: 0 }))
  let runs = 0
  const { find, all, click } = mounted(<Toaster toaster={toaster} dismissLabel="Dismiss" />)
  act(() => {
    toaster.show({ title: 'Removed', action: { label: 'Undo', run: () => runs++ } })
  })
  expect(find('li button').textContent).toBe('Undo')
  click('li button')
  expect([runs, all('li').length]).toEqual([1, 0])
})

test('UI-5516 Ctrl+Z undoes what the latest message offers to undo, also on a Thai keyboard; not in a text field', () => {
  const toaster = createToaster(simulatedClock({ start: 0 }))
  const done: string[] = []
  const { find, all } = mounted(
    <>
      <input />
      <Toaster toaster={toaster} dismissLabel="Dismiss" />
    </>,
  )
  const show = (title: string, isUndo: boolean) =>
    act(() => void toaster.show({ title, action: { label: 'Act', isUndo, run: () => done.push(title) } }))
  const press = (target: Element, init: KeyboardEventInit) => {
    const event = new KeyboardEvent('keydown', { bubbles: true, composed: true, cancelable: true, ...init })
    act(() => void target.dispatchEvent(event))
    return event.defaultPrevented
  }
  const page = document.body
  show('first', true)
  show('second', true)
  show('not sent', false)
  expect(press(find('input'), { key: 'z', ctrlKey: true })).toBe(false)
  expect(press(page, { key: 'z' })).toBe(false)
  expect(press(page, { key: 'Z', ctrlKey: true, shiftKey: true })).toBe(false)
  expect(done).toEqual([])
  expect(press(page, { key: 'ผ', code: 'KeyZ', ctrlKey: true })).toBe(true)
  expect(press(page, { key: 'z', metaKey: true })).toBe(true)
  expect(press(page, { key: 'z', ctrlKey: true })).toBe(false)
  expect([done, all('li').length]).toEqual([['second', 'first'], 1])
})

test('UI-5553 what the backend did not answer for is repeated once it is back; until then, the browser asks before the page is left', () => {
  const toaster = createToaster(simulatedClock({ start: 0 }))
  const done: string[] = []
  let back = () => {}
  const whenBack = (listener: () => void) => {
    back = listener
    return () => {}
  }
  const { all, click } = mounted(<Toaster toaster={toaster} dismissLabel="Dismiss" whenBack={whenBack} />)
  const show = (title: string, runsWhenBack: boolean) =>
    act(() => {
      toaster.show({ title, tone: 'error', action: { label: 'Try again', runsWhenBack, run: () => done.push(title) } })
    })
  const asks = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
  show('refused', false)
  expect(asks()).toBe(false)
  show('dismissed', true)
  click('[data-toast]:last-child > button')
  expect(asks()).toBe(false)
  show('first', true)
  show('second', true)
  expect(asks()).toBe(true)
  act(() => back())
  expect([done, all('li').length, asks()]).toEqual([['first', 'second'], 1, false])
  act(() => back())
  expect(done).toEqual(['first', 'second'])
})

test('UI-36 dismissing one leaves the others', () => {
  const toaster = createToaster(simulatedClock({ start: 0 }))
  const { all, click } = mounted(<Toaster toaster={toaster} dismissLabel="Dismiss" />)
  act(() => {
    toaster.show({ title: 'first' })
    toaster.show({ title: 'second' })
  })
  click('[aria-label=Dismiss]')
  expect(all('li').map((each) => each.textContent)).toEqual(['second'])
})
