import { expect, test } from 'vitest'
import { readSources } from '../helpers/sources'

const sources = readSources('src/**/*.ts', 'src/**/*.tsx')

/** A limit that several files know, as it would be written a second time, and the file it belongs to. */
const limits: readonly [string, RegExp, string][] = [
  ['a day', /24 \* 60 \* 60 \* 1000|86_?400_?000/, 'src/core/kernel/timings.ts'],
  ['the time to take a change back', /[hH]old\w* ?[:=] ?5_?000/, 'src/core/kernel/timings.ts'],
  ['the pause after typing', /(?:debounce|typingPause)\w* ?[:=] ?200/, 'src/core/kernel/timings.ts'],
  ['the highest amount', /(?:Money|Baht)\w* ?= ?\d|maxValue\(10_000_000/, 'src/core/kernel/money.ts'],
  ['rows of a page', /\bperPage ?= ?10\b|pagingEntries\(\d/, 'src/core/kernel/paging.ts'],
  [
    'orders of one call',
    /\b1_000, 'too-many'|mostSelected ?= ?\d|mostNumbers ?= ?1_000/,
    'src/core/orders/orders.contract.ts',
  ],
  ['lines of an order', /most\w*Lines ?= ?500/, 'src/core/orders/orders.line.ts'],
]

const template = readSources('scripts/new-app/template/src/**/*.ts.txt')

test.each(limits)('BUILD-1854 the template of an app uses the name of %s', (_, pattern) => {
  expect(template.length).toBeGreaterThan(5)
  expect(template.filter(({ text }) => pattern.test(text)).map(({ file }) => file)).toEqual([])
})

test.each(limits)('UI-832 %s is defined in one place', (_, pattern, home) => {
  expect(sources.filter(({ file, text }) => file !== home && pattern.test(text)).map(({ file }) => file)).toEqual([])
})
