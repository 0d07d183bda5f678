// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest'
import { readingKey } from '../../src/widgets/ui/reading-key'

afterEach(() => document.body.replaceChildren())

test.each([
  ['ltr', 'ArrowLeft', 'ArrowLeft'],
  ['ltr', 'ArrowRight', 'ArrowRight'],
  ['rtl', 'ArrowLeft', 'ArrowRight'],
  ['rtl', 'ArrowRight', 'ArrowLeft'],
  ['rtl', 'ArrowDown', 'ArrowDown'],
  ['rtl', 'Home', 'Home'],
])('DASH-60 in reading direction %s, %s acts as %s', (direction, key, wanted) => {
  const currentTarget = document.body.appendChild(document.createElement('div'))
  currentTarget.style.direction = direction
  expect(readingKey({ key, currentTarget })).toBe(wanted)
})
