// @vitest-environment happy-dom
import { useState } from 'react'
import { expect, test } from 'vitest'
import { Combobox } from '../../src/widgets/ui/combobox'
import { mounted } from '../helpers/mounted'

const all = ['Packer', 'Packing lead', 'Buyer'].map((label, at) => ({ value: String(at), label }))

function Desk({ late = false }: { late?: boolean }) {
  const [text, setText] = useState('')
  const options = late ? [] : all.filter(({ label }) => text !== '' && label.toLowerCase().includes(text.toLowerCase()))
  return (
    <Combobox
      value={text}
      onChange={setText}
      options={options}
      listLabel="Suggestions"
      countLabel={(count) => `${count} found`}
    />
  )
}

const field = (page: ReturnType<typeof mounted>) => page.find<HTMLInputElement>('input')
const active = (page: ReturnType<typeof mounted>) =>
  page.container.querySelector(`[id="${field(page).getAttribute('aria-activedescendant')}"]`)?.textContent

test('DATA-50 typing opens the matches, nothing is selected until an arrow key is pressed, Enter takes it', () => {
  const page = mounted(<Desk />)
  expect(field(page).getAttribute('aria-expanded')).toBe('false')
  page.type('pack')
  expect([field(page).getAttribute('aria-expanded'), active(page)]).toEqual(['true', undefined])
  expect(page.find('[role=status]').textContent).toBe('2 found')
  page.press('ArrowDown')
  page.press('ArrowDown')
  expect(active(page)).toBe('Packing lead')
  page.press('ArrowDown')
  expect(active(page)).toBe('Packer')
  expect(page.press('Enter')).toBe(false)
  expect([field(page).value, field(page).getAttribute('aria-expanded')]).toEqual(['Packer', 'false'])
})

test('DATA-50 ArrowUp starts at the end; Enter on free text is left to the form', () => {
  const page = mounted(<Desk />)
  page.type('pack')
  expect(page.press('Enter')).toBe(true)
  page.press('ArrowUp')
  expect(active(page)).toBe('Packing lead')
})

test('DATA-51 Escape closes, a second one clears, and the next is left to the surrounding dialog', () => {
  const page = mounted(<Desk />)
  page.type('pack')
  expect(page.press('Escape')).toBe(false)
  expect([field(page).value, field(page).getAttribute('aria-expanded')]).toEqual(['pack', 'false'])
  expect(page.press('Escape')).toBe(false)
  expect(field(page).value).toBe('')
  expect(page.press('Escape')).toBe(true)
})

test('DATA-52 late options open for the text entered by then', () => {
  const page = mounted(<Desk late />)
  page.type('buy')
  expect(field(page).getAttribute('aria-expanded')).toBe('false')
  page.render(<Desk />)
  expect(page.all('[role=option]').map((each) => each.textContent)).toEqual(['Buyer'])
  expect(field(page).getAttribute('aria-expanded')).toBe('true')
  page.click('[role=option]')
  expect(field(page).value).toBe('Buyer')
})
