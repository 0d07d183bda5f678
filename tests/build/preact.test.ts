// @vitest-environment happy-dom
import { type Ref, render } from 'preact'
import { createContext, createElement, createRef, memo, Suspense, useEffect, useState } from 'preact/compat'
import { beforeEach, expect, test } from 'vitest'
import { flushSync, use } from '../../src/host/react/preact'

const Name = createContext('nobody')
const Hello = ({ greeting }: { greeting: Promise<string> }) => createElement('p', null, use(greeting), ' ', use(Name))

type FieldProps = { ref?: Ref<HTMLInputElement> }
const Field = ({ ref }: FieldProps) => createElement('input', { ref })
const Kept = memo(Field)

/** takes digits alone, and a tick never */
function Digits() {
  const [digits, setDigits] = useState('')
  const onChange = ({ currentTarget: { value } }: { currentTarget: { value: string } }) => {
    if (/^\d*$/.test(value)) setDigits(value)
  }
  return createElement('div', null, [
    createElement('input', { key: 1, value: digits, onChange }),
    createElement('input', { key: 2, type: 'checkbox', checked: false, onChange: () => undefined }),
    createElement('p', { key: 3 }, digits),
    ...[true, false].map((checked, at) =>
      createElement('input', { key: 4 + at, type: 'radio', name: 'one', checked, onChange: () => undefined }),
    ),
  ])
}

/** counts of which an effect was told */
const seen: number[] = []
let countUp: () => void

function Counted() {
  const [count, setCount] = useState(0)
  countUp = () => setCount((before) => before + 1)
  useEffect(() => {
    seen.push(count)
  }, [count])
  return String(count)
}

let container: HTMLElement
beforeEach(() => {
  container = document.createElement('div')
})

test('EMBED-691 `use` reads a context and awaits a promise; its rejection is thrown', async () => {
  const shown = (greeting: Promise<string>) =>
    createElement(
      Name.Provider,
      { value: 'Som' },
      createElement(Suspense, { fallback: 'waiting' }, createElement(Hello, { greeting })),
    )
  const greeting = Promise.withResolvers<string>()
  render(shown(greeting.promise), container)
  await expect.poll(() => container.textContent).toBe('waiting')
  greeting.resolve('Hello')
  await expect.poll(() => container.textContent).toBe('Hello Som')
  const refused = Promise.withResolvers<never>()
  const thrown = () => {
    try {
      return use(refused.promise)
    } catch (error) {
      return error
    }
  }
  expect(thrown() === refused.promise).toBe(true)
  refused.reject(new Error('refused'))
  await refused.promise.catch(() => undefined)
  expect(thrown()).toEqual(new Error('refused'))
})

test('EMBED-692 a component receives `ref` as a prop, also behind memo; an element and a class receive it themselves', () => {
  const [plain, kept] = [createRef<HTMLInputElement>(), createRef<HTMLInputElement>()]
  const suspense = createRef()
  render(
    createElement('div', null, [
      createElement(Field, { ref: plain, key: 1 } as FieldProps),
      createElement(Kept, { ref: kept, key: 2 } as FieldProps),
      createElement(Suspense, { ref: suspense, key: 3 } as never),
    ]),
    container,
  )
  expect([plain.current?.tagName, kept.current?.tagName]).toEqual(['INPUT', 'INPUT'])
  expect(suspense.current).toBeInstanceOf(Suspense)
})

test('EMBED-699 the result of an event in a controlled field is rendered after the event; the field shows nothing else', () => {
  document.body.append(container)
  render(createElement(Digits, null), container)
  const [input, box, first, second] = container.querySelectorAll('input')
  const enter = (text: string) => {
    if (input) input.value = text
    input?.dispatchEvent(new Event('input', { bubbles: true }))
    return [input?.value, container.querySelector('p')?.textContent]
  }
  expect(enter('1')).toEqual(['1', '1'])
  expect(enter('1a')).toEqual(['1', '1'])
  expect(enter('12')).toEqual(['12', '12'])
  box?.click()
  expect(box?.checked).toBe(false)
  second?.click()
  expect([first?.checked, second?.checked]).toEqual([true, false])
  container.remove()
})

test('EMBED-701 changes in flushSync are rendered and their effects have run; other effects run at the end of the task', async () => {
  render(createElement(Counted, null), container)
  expect([container.textContent, seen]).toEqual(['0', []])
  await Promise.resolve()
  expect(seen).toEqual([0])
  expect(flushSync(() => countUp())).toBe(undefined)
  expect([container.textContent, seen]).toEqual(['1', [0, 1]])
})
