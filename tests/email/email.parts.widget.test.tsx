// @vitest-environment happy-dom
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { mailboxes, mailLabels } from '../../src/core/email/email.contract'
import { peopleIn, withPeople } from '../../src/widgets/email/compose/parse-recipients'
import { listOf, openedIn, pageIn, queryOf, readLocation, writeLocation } from '../../src/widgets/email/mail-location'
import { VirtualList } from '../../src/widgets/ui/virtual-list'
import { edgeAt, indexesOf, offsetFor, sightAt, windowAround } from '../../src/widgets/ui/virtual-window'
import { mounted } from '../helpers/mounted'

const anyList = fc.oneof(
  fc.constantFrom(...mailboxes).map((box) => ({ box })),
  fc.constantFrom(...mailLabels).map((label) => ({ label })),
)

test('EMAIL-69 any location round-trips through an address, including its page and the opened email', () => {
  const anyText = fc.string({ minLength: 1 }).filter((each) => each.trim() === each)
  const anyLocation = fc.record({
    list: anyList,
    q: fc.option(anyText, { nil: undefined }),
    page: fc.integer({ min: 1 }),
    id: fc.option(fc.integer({ min: 1 }), { nil: undefined }),
  })
  fc.assert(
    fc.property(anyLocation, ({ list, q, page, id }) => {
      const written = writeLocation({ ...queryOf(list), q }, page, id)
      const read = readLocation(written)
      expect([listOf(read), read.q, pageIn(written), openedIn(written)]).toEqual([list, q, page, id])
    }),
  )
})

test('EMAIL-60 recipients are read from any common notation of several addresses', () => {
  expect(peopleIn('a@b.co, "ใจดี, มาลี" <m@b.co>;แดง <d@b.co>\n\n , x')).toEqual([
    { name: '', email: 'a@b.co' },
    { name: 'ใจดี, มาลี', email: 'm@b.co' },
    { name: 'แดง', email: 'd@b.co' },
    { name: '', email: 'x' },
  ])
  expect(withPeople([{ name: '', email: 'A@b.co' }], peopleIn('a@b.co,c@b.co;C@B.CO'))).toEqual([
    { name: '', email: 'A@b.co' },
    { name: '', email: 'c@b.co' },
  ])
})

test('EMAIL-68 of a long list only rows in view are in the document, wherever it is scrolled', () => {
  const anySize = { count: fc.integer({ min: 0, max: 20_000 }), height: fc.integer({ min: 20, max: 120 }) }
  fc.assert(
    fc.property(
      fc.record({
        ...anySize,
        room: fc.integer({ min: 100, max: 2_000 }),
        at: fc.double({ min: 0, max: 1, noNaN: true }),
        keep: fc.option(fc.nat(20_000), { nil: undefined }),
      }),
      ({ count, height, room, at, keep }) => {
        const offset = Math.floor(Math.max(0, count * height - room) * at)
        const sight = sightAt(edgeAt(offset, height), Math.ceil(room / height), count)
        const shown = windowAround(sight, count)
        const indexes = indexesOf(shown, keep, count)
        const seen = Array.from({ length: count }, (_, index) => index).filter(
          (index) => index * height < offset + room && (index + 1) * height > offset,
        )
        expect(seen.filter((index) => !indexes.includes(index))).toEqual([])
        expect(seen.filter((index) => index < sight.first || index > sight.last)).toEqual([])
        expect(indexes.length).toBeLessThan(room / height + 30)
        expect(indexes).toEqual([...new Set(indexes)].sort((a, b) => a - b))
        if (keep !== undefined && keep < count) expect(indexes).toContain(keep)
      },
    ),
    { numRuns: 60 },
  )
})

test('EMAIL-68 a row scrolled into view is completely visible, with the least movement', () => {
  expect([offsetFor(3, 0, 200, 50), offsetFor(5, 0, 200, 50), offsetFor(1, 100, 200, 50)]).toEqual([0, 100, 50])
})

test('EMAIL-68 ten thousand rows are a few dozen elements, each with its position among all', () => {
  const rows = Array.from({ length: 10_000 }, (_, id) => ({ id }))
  const page = mounted(
    <VirtualList
      rows={rows}
      keyOf={({ id }) => id}
      label="All"
      rowHeight={50}
      keep={9_999}
      pattern={<p />}
      placesOf={(element) => element.firstElementChild as Element}
      write={(place, { id }) => {
        place.textContent = `row ${id}`
      }}
    />,
  )
  const items = page.all('li')
  expect(items.length).toBeLessThan(50)
  expect([
    items[0]?.textContent,
    items[0]?.getAttribute('aria-posinset'),
    items[0]?.getAttribute('aria-setsize'),
  ]).toEqual(['row 0', '1', '10000'])
  expect(items.at(-1)?.textContent).toBe('row 9999')
  expect(page.find('ul').style.blockSize).toBe('500000px')
})
