// @vitest-environment happy-dom
import fc from 'fast-check'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { NumberStepper, parseQuantity } from '../../src/widgets/ui/number-stepper'
import { mounted } from '../helpers/mounted'

const labels = { less: 'less', more: 'more', value: 'quantity', refused: (code: string) => `refused: ${code}` }

function Held({ start, onReceived }: { start: number; onReceived(value: number): void }) {
  const [value, setValue] = useState(start)
  const change = (next: number) => {
    onReceived(next)
    setValue(next)
  }
  return <NumberStepper value={value} onChange={change} labels={labels} />
}

function stepper(start = 3) {
  const received: number[] = []
  const page = mounted(<Held start={start} onReceived={(value) => received.push(value)} />)
  const input = () => page.find<HTMLInputElement>('input')
  return { ...page, received, input, alert: () => page.all('[role=alert]').map((each) => each.textContent) }
}

test('UI-1 buttons and arrows step by one, Page Up and Page Down by ten, within 1 and 9,999', () => {
  const { click, press, input, received } = stepper()
  click('[aria-label=more]')
  click('[aria-label=less]')
  press('ArrowUp')
  press('PageUp')
  press('PageDown')
  press('PageDown')
  press('ArrowDown')
  expect(received).toEqual([4, 3, 4, 14, 4, 1])
  expect(input().value).toBe('1')
  expect(input().getAttribute('aria-valuenow')).toBe('1')
})

test('UI-1 at its bound a button is disabled', () => {
  const { find, click, received } = stepper(9999)
  expect(find('[aria-label=more]').getAttribute('aria-disabled')).toBe('true')
  expect(find('[aria-label=less]').getAttribute('aria-disabled')).toBeNull()
  click('[aria-label=more]')
  expect(received).toEqual([])
})

test.each([
  ['0', 'too-small'],
  ['-4', 'too-small'],
  ['2.5', 'fraction'],
  ['abc', 'not-a-number'],
  ['1e9', 'not-a-number'],
  ['10000', 'too-large'],
  ['999999999999999999999', 'too-large'],
])('UI-2 %s is visibly rejected, and the last valid value comes back', (text, code) => {
  const { type, leave, input, received, alert } = stepper()
  type(text)
  expect(input().value).toBe(text)
  expect(input().getAttribute('aria-invalid')).toBe('true')
  expect(alert()).toEqual([`refused: ${code}`])
  leave()
  expect(input().value).toBe('3')
  expect(alert()).toEqual([`refused: ${code}`])
  expect(received).toEqual([])
})

test('UI-2 the error disappears with the next valid value', () => {
  const { type, leave, alert, received } = stepper()
  type('0')
  leave()
  type('5')
  expect(alert()).toEqual([])
  leave()
  expect(received).toEqual([5])
})

test('UI-2 an emptied field gets its value back without a message', () => {
  const { type, leave, input, received, alert } = stepper()
  type('')
  leave()
  expect([input().value, received, alert()]).toEqual(['3', [], []])
})

test('UI-3 a typed value applies on blur or Enter, not before', () => {
  const { type, press, leave, received } = stepper()
  type('1')
  type('12')
  expect(received).toEqual([])
  expect(press('Enter')).toBe(true)
  leave()
  expect(received).toEqual([12])
})

test('UI-3 Enter on a rejected text does not submit the form', () => {
  const { type, press, received } = stepper()
  type('0')
  expect(press('Enter')).toBe(false)
  expect(received).toEqual([])
})

test('UI-3 Escape discards what was typed; a step continues from a valid typed number', () => {
  const { type, press, input, received } = stepper()
  type('77')
  press('Escape')
  expect(input().value).toBe('3')
  type('20')
  press('ArrowUp')
  expect(received).toEqual([21])
})

test('UI-4 Thai digits, full-width digits and grouping commas are read', () => {
  expect(['๑๒', '１２', '1,234', ' 7 ', '3.0'].map((text) => parseQuantity(text, 1, 9999))).toEqual([
    12, 12, 1234, 7, 3,
  ])
  expect(parseQuantity('12,50', 1, 9999)).toBe('not-a-number')
})

test('UI-4 whatever is typed, the number is whole and within the bounds', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.double().map(String), fc.integer().map(String)), (text) => {
      const read = parseQuantity(text, 1, 9999)
      return typeof read === 'string' || (Number.isInteger(read) && read >= 1 && read <= 9999)
    }),
  )
  fc.assert(fc.property(fc.integer({ min: 1, max: 9999 }), (count) => parseQuantity(String(count), 1, 9999) === count))
})
