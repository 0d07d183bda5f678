// @vitest-environment happy-dom
import { act, useState } from 'react'
import { expect, test } from 'vitest'
import { useCombobox } from '../../src/widgets/ui/use-combobox'
import { mounted } from '../helpers/mounted'
import { readSources } from '../helpers/sources'

type Kind = Partial<Pick<Parameters<typeof useCombobox>[0], 'startsAtFirst' | 'isPinned' | 'staysOpen' | 'opensEmpty'>>

const all = ['tea', 'green tea', 'rice']

type GoodsProps = { kind: Kind; onPick(key: string, by: string): void }

function Goods({ kind, onPick }: GoodsProps) {
  const [text, setText] = useState('')
  const keys = all.filter((each) => each.includes(text))
  const combobox = useCombobox({ keys, listLabel: 'Goods', value: text, onChange: setText, onPick, ...kind })
  const { onChange, ...field } = combobox.field
  return (
    <div {...combobox.frame}>
      <input {...field} onChange={(event) => onChange(event.currentTarget.value)} />
      <div {...combobox.list} ref={combobox.scroller} hidden={!combobox.isOpen}>
        {keys.map((key) => (
          <p key={key} {...combobox.option(key)}>
            {key}
          </p>
        ))}
      </div>
    </div>
  )
}

function desk(kind: Kind = {}) {
  const picked: [string, string][] = []
  const page = mounted(<Goods kind={kind} onPick={(key, by) => picked.push([key, by])} />)
  const field = () => page.find<HTMLInputElement>('input')
  return {
    ...page,
    picked,
    field,
    isOpen: () => field().getAttribute('aria-expanded') === 'true',
    active: () => {
      const id = field().getAttribute('aria-activedescendant')
      return id === null ? undefined : document.getElementById(id)?.textContent
    },
    /** answers whether the browser would still do its own with the key */
    key(init: KeyboardEventInit): boolean {
      let goesOn = true
      act(() => {
        goesOn = field().dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...init }))
      })
      return goesOn
    },
  }
}

test('UI-800 every text field with options uses the one combobox of widgets/ui', () => {
  const roles = /role(?:=|: )["'](?:combobox|listbox|option)["']/
  const own = readSources('src/widgets/**/*.{ts,tsx}').filter(({ text }) => roles.test(text))
  expect(own.map(({ file }) => file)).toEqual(['src/widgets/ui/use-combobox.ts'])
})

test('UI-801 an arrow that opens the list stays on the first option; arrows wrap around', () => {
  const page = desk({ startsAtFirst: true })
  expect([page.isOpen(), page.active()]).toEqual([false, undefined])
  page.press('ArrowDown')
  expect([page.isOpen(), page.active()]).toEqual([true, 'tea'])
  page.press('ArrowUp')
  expect(page.active()).toBe('rice')
  page.press('ArrowDown')
  expect(page.active()).toBe('tea')
  page.press('Escape')
  page.press('ArrowUp')
  expect([page.isOpen(), page.active()]).toEqual([true, 'tea'])
})

test('UI-802 Home and End belong to the text until the arrow keys have entered the list, and again after typing', () => {
  const page = desk()
  page.type('tea')
  expect(page.press('End')).toBe(true)
  page.press('ArrowDown')
  expect([page.press('End'), page.active()]).toEqual([false, 'green tea'])
  expect([page.press('Home'), page.active()]).toEqual([false, 'tea'])
  expect(page.key({ key: 'End', shiftKey: true })).toBe(true)
  page.type('te')
  expect(page.press('Home')).toBe(true)
})

test.each([
  ['while a letter is being composed', { isComposing: true }],
  ['with Ctrl', { ctrlKey: true }],
  ['with the command key', { metaKey: true }],
  ['with Alt', { altKey: true }],
])("UI-803 %s keys don't go to the list", (_, init) => {
  const page = desk({ startsAtFirst: true })
  page.type('tea')
  for (const key of ['ArrowDown', 'Enter', 'Escape']) expect(page.key({ key, ...init })).toBe(true)
  expect([page.active(), page.picked, page.field().value]).toEqual(['tea', [], 'tea'])
})

test('UI-804 Escape closes, then clears, then is left to the surrounding dialog', () => {
  const page = desk({ startsAtFirst: true, staysOpen: true, opensEmpty: true })
  page.type('tea')
  expect([page.press('Escape'), page.isOpen(), page.field().value]).toEqual([false, false, 'tea'])
  expect([page.press('Escape'), page.isOpen(), page.field().value]).toEqual([false, false, ''])
  expect(page.press('Escape')).toBe(true)
})

test('UI-804 a list that never closes is left with the second Escape', () => {
  const page = desk({ startsAtFirst: true, isPinned: true })
  page.type('tea')
  expect([page.press('Escape'), page.field().value]).toEqual([false, ''])
  expect([page.press('Escape'), page.isOpen()]).toEqual([true, true])
})

test('UI-805 a multi-select list stays open after a selection and continues from there', () => {
  const page = desk({ startsAtFirst: true, staysOpen: true })
  page.type('tea')
  page.press('Enter')
  page.click('p:nth-of-type(2)')
  page.press('Enter')
  expect(page.picked).toEqual([
    ['tea', 'enter'],
    ['green tea', 'press'],
    ['green tea', 'enter'],
  ])
  expect(page.isOpen()).toBe(true)
})

test('UI-805 another list closes with the selection and on blur', () => {
  const page = desk({ startsAtFirst: true })
  page.type('rice')
  page.press('Enter')
  expect([page.picked, page.isOpen()]).toEqual([[['rice', 'enter']], false])
  page.press('ArrowDown')
  expect(page.isOpen()).toBe(true)
  page.leave()
  expect(page.isOpen()).toBe(false)
})
