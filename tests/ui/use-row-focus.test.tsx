// @vitest-environment happy-dom
import { act } from 'react'
import { expect, test } from 'vitest'
import { useKeptFocus } from '../../src/widgets/ui/use-kept-focus'
import { useRowFocus } from '../../src/widgets/ui/use-row-focus'
import { mounted } from '../helpers/mounted'

type RowsProps = { ids: readonly string[]; version?: number; isPaused?: boolean; starred?: boolean; chosen?: number }

function Rows({ ids, version = 1, isPaused = false, starred = true, chosen = 0 }: RowsProps) {
  const focus = useRowFocus<HTMLUListElement>({ isPaused })
  useKeptFocus(focus.containerRef, chosen > 0 || undefined)
  return (
    <>
      <ul ref={focus.containerRef} tabIndex={-1} {...focus.listeners} {...focus.keys}>
        {ids.map((id) => (
          <li key={`${id} ${version}`} data-row={id}>
            <input type="checkbox" aria-label={`tick ${id}`} />
            <button type="button" data-key="open" aria-label={`open ${id}`} />
            {starred && <button type="button" data-key="star" aria-label={`star ${id}`} />}
          </li>
        ))}
      </ul>
      {chosen > 0 && <button type="button" aria-label="delete" />}
      <dialog open>
        <button type="button" aria-label="yes" />
      </dialog>
      <input aria-label="elsewhere" />
    </>
  )
}

const focused = () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.localName

function desk(first: RowsProps) {
  const page = mounted(<Rows {...first} />)
  return {
    ...page,
    show: (next: RowsProps) => page.render(<Rows {...next} />),
    focus: (name: string) => act(() => page.find(`[aria-label="${name}"]`).focus()),
    key: (key: string, init: KeyboardEventInit = {}) =>
      act(() => {
        document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, ...init }))
      }),
  }
}

test('UI-810 when a row is removed the focus moves to the same control of the row in its place', () => {
  const page = desk({ ids: ['a', 'b', 'c'] })
  page.focus('star b')
  page.show({ ids: ['a', 'c'] })
  expect(focused()).toBe('star c')
  page.show({ ids: ['a'] })
  expect(focused()).toBe('star a')
  page.focus('tick a')
  page.show({ ids: ['d'] })
  expect(focused()).toBe('tick d')
})

test('UI-810 a row that is rendered again keeps the focus; a removed control passes it to the one that opens the row', () => {
  const page = desk({ ids: ['a', 'b'] })
  page.focus('star b')
  page.show({ ids: ['new', 'a', 'b'], version: 2 })
  expect(focused()).toBe('star b')
  page.show({ ids: ['new', 'a', 'b'], version: 2, starred: false })
  expect(focused()).toBe('open b')
})

test('UI-810 after the last row the container has the focus', () => {
  const page = desk({ ids: ['a'] })
  page.focus('open a')
  page.show({ ids: [] })
  expect(focused()).toBe('ul')
})

test('UI-811 the focus is not taken from where the user moved it', () => {
  const page = desk({ ids: ['a', 'b'] })
  page.focus('open a')
  page.focus('elsewhere')
  page.show({ ids: ['b'] })
  expect(focused()).toBe('elsewhere')
  act(() => page.find('[aria-label=elsewhere]').blur())
  page.show({ ids: [] })
  expect(focused()).toBe('body')
})

test('UI-811 … nor from the page around an embed', () => {
  const page = desk({ ids: ['a', 'b'] })
  const around = document.body.appendChild(document.createElement('input'))
  page.focus('open a')
  const host = document.body.appendChild(document.createElement('div'))
  const inside = host.attachShadow({ mode: 'open' })
  // the element moves, as its page may move it: what had the focus is lost to it, and the page's own field has it
  inside.append(page.container)
  act(() => around.focus())
  page.show({ ids: ['b'] })
  expect(document.activeElement).toBe(around)
  around.remove()
  host.remove()
})

test('UI-812 a question about a row keeps the focus; when it closes the row in its place gets it', () => {
  const page = desk({ ids: ['a', 'b'] })
  page.focus('open a')
  page.focus('yes')
  page.show({ ids: ['b'] })
  expect(focused()).toBe('yes')
  act(() => page.find('[aria-label=yes]').blur())
  page.show({ ids: ['b'] })
  expect(focused()).toBe('open b')
})

test('UI-812 rows wait while a panel that restores the focus is open', () => {
  const page = desk({ ids: ['a', 'b'] })
  page.focus('open a')
  page.show({ ids: ['b'], isPaused: true })
  expect(focused()).toBe('body')
  page.show({ ids: ['b'] })
  expect(focused()).toBe('open b')
})

test('UI-813 arrows, Home and End move to the same control of another row, and not beyond the ends', () => {
  const page = desk({ ids: ['a', 'b', 'c'] })
  page.focus('star a')
  const visited = ['ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowUp', 'Home', 'ArrowUp', 'End'].map((key) => {
    page.key(key)
    return focused()
  })
  expect(visited).toEqual(['star b', 'star c', 'star c', 'star b', 'star a', 'star a', 'star c'])
  page.key('Home', { ctrlKey: true })
  expect(focused()).toBe('star c')
})

test('UI-814 focus lost with a bar moves to where it belonged', () => {
  const page = desk({ ids: ['a'], chosen: 1 })
  page.focus('delete')
  page.show({ ids: ['a'] })
  expect(focused()).toBe('ul')
})

test('UI-814 a bar that closes while the focus is elsewhere leaves it there', () => {
  const page = desk({ ids: ['a'], chosen: 1 })
  page.focus('elsewhere')
  page.show({ ids: ['a'] })
  expect(focused()).toBe('elsewhere')
})
