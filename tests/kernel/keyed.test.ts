import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { emptyKeyed, fromArray, type Keyed } from '../../src/core/kernel/keyed'
import { emptyIndex, placeOf, withoutPosition, withPosition } from '../../src/core/kernel/keyed-index'

type Line = { uq: string; Quantity: number }
const uqOf = (line: Line) => line.uq
const line = (uq: string, Quantity = 1): Line => ({ uq, Quantity })

/** Pairs of keys to which FNV-1a gives the same 32 bits. */
const colliding = ['costarring', 'liquid', 'declinate', 'macallums'] as const

const fnv1a = (text: string) =>
  [...text].reduce((hash, letter) => Math.imul(hash ^ letter.charCodeAt(0), 0x01000193), 0x811c9dc5)

/** What a version must read as, in every way it can be read. */
function expectRows(keyed: Keyed<Line>, rows: readonly Line[]) {
  expect([...keyed]).toEqual(rows)
  expect(keyed.toArray()).toEqual(rows)
  expect(keyed.size).toBe(rows.length)
  for (const row of rows) {
    expect(keyed.get(row.uq)).toBe(row)
    expect(keyed.has(row.uq)).toBe(true)
  }
}

type Step = { kind: 'set'; line: Line } | { kind: 'remove'; uq: string } | { kind: 'back'; to: number }

const steps = (keys: fc.Arbitrary<string>): fc.Arbitrary<Step[]> =>
  fc.array(
    fc.oneof(
      {
        weight: 5,
        arbitrary: fc.record({ kind: fc.constant('set' as const), line: fc.record({ uq: keys, Quantity: fc.nat() }) }),
      },
      { weight: 4, arbitrary: fc.record({ kind: fc.constant('remove' as const), uq: keys }) },
      { weight: 1, arbitrary: fc.record({ kind: fc.constant('back' as const), to: fc.nat() }) },
    ),
    { maxLength: 400, size: 'max' },
  )

/** Walks the steps beside a Map; afterwards every version there ever was still reads as the Map did then. */
function expectAsMap(walk: Step[], absent: string) {
  const versions: { keyed: Keyed<Line>; model: Map<string, Line> }[] = [{ keyed: emptyKeyed(uqOf), model: new Map() }]
  for (const step of walk) {
    const { keyed, model } = versions.at(-1) as (typeof versions)[number]
    const next = new Map(model)
    if (step.kind === 'set') {
      next.set(step.line.uq, step.line)
      versions.push({ keyed: keyed.set(step.line), model: next })
    } else if (step.kind === 'remove') {
      next.delete(step.uq)
      versions.push({ keyed: keyed.remove(step.uq), model: next })
    } else {
      versions.push(versions[step.to % versions.length] as (typeof versions)[number])
    }
  }
  for (const { keyed, model } of versions) {
    expectRows(keyed, [...model.values()])
    expect([keyed.get(absent), keyed.has(absent)]).toEqual([undefined, false])
  }
}

describe('against a Map', () => {
  test('KERN-9 few keys, changed and removed repeatedly: every version reads as a Map, old ones included', () => {
    const keys = fc.integer({ min: 0, max: 40 }).map((id) => `p${id}`)
    fc.assert(
      fc.property(steps(keys), (walk) => expectAsMap(walk, 'absent')),
      { numRuns: 60 },
    )
  })

  test('KERN-9 keys of any text', () => {
    fc.assert(
      fc.property(steps(fc.string({ unit: 'grapheme', maxLength: 3 })), (walk) => expectAsMap(walk, 'absent')),
      {
        numRuns: 40,
      },
    )
  })

  test('KERN-9 keys with equal hashes', () => {
    expect([fnv1a(colliding[0]), fnv1a(colliding[2])]).toEqual([fnv1a(colliding[1]), fnv1a(colliding[3])])
    const keys = fc.constantFrom(...colliding, 'p1', 'p2')
    fc.assert(
      fc.property(steps(keys), (walk) => expectAsMap(walk, 'absent')),
      { numRuns: 60 },
    )
  })
})

const many = (count: number) => Array.from({ length: count }, (_, id) => line(`p${id}`, id))

describe('many rows', () => {
  test.each([31, 32, 33, 64, 65, 1_055, 1_056, 1_057, 33_000])(
    'KERN-10 %i rows keep their order and places',
    (count) => {
      const rows = many(count)
      const keyed = fromArray(uqOf, rows)
      expect(keyed.toArray()).toEqual(rows)
      expect(rows.every((row) => keyed.get(row.uq) === row)).toBe(true)
      const changed = keyed.set(line('p0', 99)).set(line(`p${count - 1}`, 98))
      expect([changed.size, changed.get('p0')?.Quantity, changed.get(`p${count - 1}`)?.Quantity]).toEqual([
        count,
        99,
        98,
      ])
      expect(keyed.toArray()).toEqual(rows)
    },
  )

  test('KERN-10 removing all leaves an empty one that still works', () => {
    const rows = many(2_000)
    let keyed = fromArray(uqOf, rows)
    for (const row of rows) keyed = keyed.remove(row.uq)
    expectRows(keyed, [])
    const again = line('again')
    expectRows(keyed.set(again), [again])
  })

  test("KERN-11 removing and adding the same rows repeatedly doesn't grow memory", () => {
    let keyed = fromArray(uqOf, many(10))
    for (let round = 0; round < 5_000; round++)
      keyed = keyed.remove(`p${round % 10}`).set(line(`p${round % 10}`, round))
    const places = (keyed as unknown as { chunks: { length: number } }).chunks.length
    expect(keyed.size).toBe(10)
    expect(places).toBeLessThanOrEqual(33)
  })
})

describe('the index', () => {
  test('KERN-11 frees the memory of removed keys', () => {
    const keys = [...many(500).map(uqOf), ...colliding]
    const full = keys.reduce((index, key, position) => withPosition(index, key, position), emptyIndex)
    expect(keys.map((key) => placeOf(full, key))).toEqual([...keys.keys()])
    expect(keys.reduce(withoutPosition, full)).toEqual(emptyIndex)
    expect(keys.every((key) => placeOf(full, key) >= 0)).toBe(true)
  })
})

describe('identity', () => {
  test('KERN-12 a change without effect gives the same version, and a version the same array', () => {
    const tea = line('p1')
    const keyed = fromArray(uqOf, [tea])
    expect(keyed.set(tea)).toBe(keyed)
    expect(keyed.remove('p2')).toBe(keyed)
    expect(keyed.toArray()).toBe(keyed.toArray())
  })

  test('KERN-12 of two rows with one key the later one counts, in the place of the first', () => {
    expect(fromArray(uqOf, [line('a', 1), line('b', 2), line('a', 3)]).toArray()).toEqual([line('a', 3), line('b', 2)])
  })

  test('KERN-12 as JSON a version is its rows', () => {
    expect(JSON.stringify({ lines: fromArray(uqOf, [line('a')]) })).toBe('{"lines":[{"uq":"a","Quantity":1}]}')
  })
})
