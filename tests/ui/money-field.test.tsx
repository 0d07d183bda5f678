// @vitest-environment happy-dom
import { useState } from 'react'
import { expect, test } from 'vitest'
import { type MoneyError, type Satang, satang } from '../../src/core/kernel/money'
import { MoneyField } from '../../src/widgets/ui/money-field'
import { mounted } from '../helpers/mounted'

type Amount = Satang | null
type HeldProps = { given: Amount; onValue(value: Amount): void; onError(code: MoneyError | null): void }

function Held({ given, onValue, onError }: HeldProps) {
  const [value, setValue] = useState(given)
  const [before, setBefore] = useState(given)
  if (given !== before) {
    setBefore(given)
    setValue(given)
  }
  const change = (next: Amount) => {
    onValue(next)
    setValue(next)
  }
  return <MoneyField aria-label="amount" value={value} onChange={change} onError={onError} />
}

function moneyField(start: Amount) {
  const values: Amount[] = []
  const errors: (MoneyError | null)[] = []
  const held = (given: Amount) => (
    <Held given={given} onValue={(value) => values.push(value)} onError={(code) => errors.push(code)} />
  )
  const page = mounted(held(start))
  const input = () => page.find<HTMLInputElement>('input')
  return { ...page, values, errors, input, put: (value: Amount) => page.render(held(value)) }
}

test('UI-10 an amount is shown grouped, with satang only if there are some', () => {
  expect(moneyField(satang(125050)).input().value).toBe('1,250.50')
  expect(moneyField(satang(125000)).input().value).toBe('1,250')
  expect(moneyField(satang(5)).input().value).toBe('0.05')
  expect(moneyField(null).input().value).toBe('')
})

test('UI-11 a typed amount stays as typed and is formatted on blur', () => {
  const { type, leave, input, values } = moneyField(null)
  type('1,250.5')
  expect(input().value).toBe('1,250.5')
  leave()
  expect(input().value).toBe('1,250.50')
  type('๙๐')
  expect(input().value).toBe('๙๐')
  leave()
  expect(input().value).toBe('90')
  expect(values).toEqual([125050, 9000])
})

test.each([
  ['1.234', 'decimals'],
  ['-5', 'negative'],
  ['abc', 'not-a-number'],
  ['999999999', 'too-large'],
])('UI-12 %s is kept, marked and reported, and changes no amount', (text, code) => {
  const { type, leave, input, values, errors } = moneyField(satang(9000))
  type(text)
  leave()
  expect(input().value).toBe(text)
  expect(input().getAttribute('aria-invalid')).toBe('true')
  expect([values, errors]).toEqual([[], [code]])
  type('80')
  expect(input().getAttribute('aria-invalid')).toBeNull()
  expect([values, errors]).toEqual([[8000], [code, null]])
})

test('UI-12 an emptied field is no amount and no error', () => {
  const { type, values, errors } = moneyField(satang(9000))
  type('')
  expect([values, errors]).toEqual([[null], [null]])
})

test('UI-13 an amount set from outside replaces the text, even an invalid one; the same amount keeps it', () => {
  const { type, input, put } = moneyField(satang(9000))
  type('abc')
  put(satang(3000))
  expect(input().value).toBe('30')
  type('45.5')
  put(satang(4550))
  expect(input().value).toBe('45.5')
})
