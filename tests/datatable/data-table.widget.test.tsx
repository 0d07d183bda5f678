// @vitest-environment happy-dom
import { messages } from 'langraan:messages/data-table'
import { messages as failureMessages } from 'langraan:messages/failure'
import { messages as lazyMessages } from 'langraan:messages/lazy'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { type LazyPart, lazyPart } from '../../src/core/kernel/lazy-part'
import type { Sort } from '../../src/widgets/data-table/columns'
import { DataTable } from '../../src/widgets/data-table/data-table'
import { Lazy } from '../../src/widgets/lazy/lazy'
import { usePressedPart } from '../../src/widgets/lazy/use-pressed-part'
import { defineWidget } from '../../src/widgets/runtime/define-widget'
import { fakeTransport } from '../helpers/fake-transport'
import { widgetPage } from '../helpers/widget-page'

const rows = ['a', 'b', 'c', 'd', 'e']
const columns = [{ key: 'name', label: 'Name', sort: true, sortNames: { descending: 'Last first' }, cell: String }]
const Nothing = () => null

function Ticked() {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  return (
    <>
      <output>{[...selected].join('')}</output>
      <DataTable
        caption="Letters"
        columns={columns}
        rows={rows}
        keyOf={String}
        nameOf={String}
        sort={{ column: 'name', order: 'ascending' }}
        onSort={() => undefined}
        selected={selected}
        onSelect={setSelected}
        mostSelected={3}
        tickAllLabel="All letters"
      />
    </>
  )
}

/** of the last letter, which stays where it is */
let renderings = 0
const counted = columns.map((column) => ({
  ...column,
  cell: (row: string) => {
    if (row === 'e') renderings++
    return row
  },
}))

function Sorted() {
  const [sort, setSort] = useState<Sort>({ column: 'name', order: 'descending' })
  return (
    <DataTable
      caption={sort.order}
      columns={counted}
      rows={rows}
      keyOf={String}
      nameOf={String}
      sort={sort}
      onSort={setSort}
    />
  )
}

const Words = ({ part }: { part: LazyPart<{ word: string }> }) => (
  <Lazy part={part} fallback="on its way">
    {({ word }) => word}
  </Lazy>
)
const Part = defineWidget({ apps: {}, messages: [failureMessages, lazyMessages], Skeleton: Nothing, View: Words })
const SortPage = defineWidget({ apps: {}, messages: [messages], Skeleton: Nothing, View: Sorted })
const Page = defineWidget({ apps: {}, messages: [messages], Skeleton: Nothing, View: Ticked })

const kinds = [
  { key: 'name', label: 'Name', sort: true, cell: String },
  { key: 'price', label: 'Price', sort: true, numeric: true, cell: String },
  { key: 'phone', label: 'Phone', sort: true, sortedBy: 'number' as const, cell: String },
  { key: 'role', label: 'Role', sort: true, sortedBy: 'place' as const, cell: String },
  { key: 'since', label: 'Since', sort: true, sortedBy: 'time' as const, cell: String },
]
const Kinds = () => (
  <DataTable caption="Kinds" columns={kinds} rows={rows} keyOf={String} nameOf={String} onSort={() => undefined} />
)
const KindsPage = defineWidget({ apps: {}, messages: [messages], Skeleton: Nothing, View: Kinds })

test('DATA-47 neither the header nor a range selects more than allowed; selected rows can be deselected', async () => {
  const page = await widgetPage(<Page />, { transport: fakeTransport({}) })
  await page.until(() => page.find('tbody tr'))
  const boxes = () => page.all('tbody input') as HTMLInputElement[]
  const ticked = () => page.find('output').textContent
  const locked = () => boxes().map(({ disabled }) => disabled)
  await page.click('thead input')
  expect([ticked(), locked()]).toEqual(['abc', [false, false, false, true, true]])
  await page.run(() => boxes()[1]?.click())
  expect([ticked(), locked()]).toEqual(['ac', [false, false, false, false, false]])
  await page.run(() => {
    boxes()[4]?.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, shiftKey: true }))
    boxes()[4]?.click()
  })
  expect(ticked()).toBe('acb')
})

test('DATA-65 changes of a table other than to its rows render none of them again', async () => {
  const page = await widgetPage(<SortPage />, { transport: fakeTransport({}) })
  await page.until(() => page.find('tbody tr'))
  // what arrives after the rows renders them once more
  await page.pass(0)
  const before = renderings
  await page.click('thead button')
  expect(page.find('caption').textContent).toContain('ascending')
  expect([before > 0, renderings - before]).toEqual([true, 0])
})

test('DATA-33 where rows are cards, sort options have the names that their column gives them', async () => {
  const page = await widgetPage(<Page />, { transport: fakeTransport({}) })
  await page.until(() => page.find('tbody tr'))
  expect(page.all('select option').map((each) => each.textContent)).toContain('Last first')
  expect(page.text()).toContain('All letters')
})

test.each([
  [
    'en',
    ['Name, A to Z', 'Name, Z to A', 'Price, ascending', 'Price, descending', 'Phone, ascending', 'Phone, descending'],
    ['Role', 'Role, reversed', 'Since, oldest first', 'Since, newest first'],
  ],
  [
    'th',
    ['Name ก–ฮ', 'Name ฮ–ก', 'Price น้อยไปมาก', 'Price มากไปน้อย', 'Phone น้อยไปมาก', 'Phone มากไปน้อย'],
    ['Role', 'Role กลับลำดับ', 'Since เก่าสุดก่อน', 'Since ใหม่สุดก่อน'],
  ],
] as const)('DATA-4006 sort options in %s say what a column is sorted by', async (locale, texts, others) => {
  const page = await widgetPage(<KindsPage />, { transport: fakeTransport({}), locale })
  await page.until(() => page.find('tbody tr'))
  expect(page.all('select option[value]:not([value=""])').map((each) => each.textContent)).toEqual([
    ...texts,
    ...others,
  ])
})

test('DATA-16 code of a part that failed to load is reported and loaded again', async () => {
  let isBroken = true
  const part = lazyPart(() => (isBroken ? Promise.reject(new Error('offline')) : Promise.resolve({ word: 'here' })))
  const page = await widgetPage(<Part part={part} />, { transport: fakeTransport({}) })
  await page.until(() => expect(page.text()).toContain("Couldn't load this section"))
  isBroken = false
  await page.press('Try again')
  await page.until(() => expect(page.text()).toBe('here'))
})

const PressedPart = defineWidget<{ part: LazyPart<{ word: string }> }>({
  apps: {},
  messages: [lazyMessages],
  Skeleton: Nothing,
  View: function PressedPartView({ part }) {
    const { here, enter } = usePressedPart(part)
    return (
      <button type="button" onClick={() => void enter()}>
        {here?.word ?? 'Open'}
      </button>
    )
  },
})

test('DATA-1252 the report of a failed load is gone once the part is loaded', async () => {
  let isBroken = true
  const part = lazyPart(() => (isBroken ? Promise.reject(new Error('offline')) : Promise.resolve({ word: 'here' })))
  const page = await widgetPage(<PressedPart part={part} />, { transport: fakeTransport({}) })
  await page.until(() => page.button('Open'))
  await page.press('Open')
  await page.until(() => expect(page.text()).toContain("Couldn't load this section"))
  isBroken = false
  await page.press('Open')
  await page.until(() => expect(page.text()).toBe('here'))
})
