import fc from 'fast-check'
import { expect, test } from 'vitest'
import { planChunks } from '../../scripts/build/bundle/chunk-plan'
import type { ModuleGraph, ModuleNode } from '../../scripts/build/bundle/module-closure'

const node = (imports: string[], loads: string[] = [], size = 100): ModuleNode => ({ size, imports, loads })

const options = (over: Partial<Parameters<typeof planChunks>[1]> = {}) => ({
  entry: 'entry',
  always: { runtime: ['runtime'] },
  partOf: (id: string) => (/^[a-c]$/.test(id) ? { name: id, weight: 2 } : undefined),
  appOf: (id: string) => id.charAt(0),
  laterWeight: () => 1,
  request: 100,
  smallest: 50,
  tiny: 0,
  ...over,
})

test('BUILD-700 code that one part needs is in its chunk, code that all parts need in the one that is always loaded', () => {
  const graph: ModuleGraph = new Map([
    ['entry', node([], ['runtime', 'a', 'b'])],
    ['runtime', node(['kernel'])],
    ['kernel', node([])],
    ['a', node(['kernel', 'only-a'], ['a-later'])],
    ['only-a', node([])],
    ['a-later', node(['only-a', 'kernel', 'only-later'])],
    ['only-later', node([])],
    ['b', node(['kernel'])],
  ])
  expect(Object.fromEntries(planChunks(graph, options()))).toEqual({
    entry: 'entry',
    runtime: 'runtime',
    kernel: 'runtime',
    a: 'a',
    'only-a': 'a',
    'a-later': 'a-later',
    'only-later': 'a-later',
    b: 'b',
  })
})

test('BUILD-701 code that several parts share is joined into one chunk if a request costs more than the unused bytes', () => {
  const graph: ModuleGraph = new Map([
    ['entry', node([], ['a', 'b', 'c'])],
    ['runtime', node([])],
    ['a', node(['ab', 'abc'])],
    ['b', node(['ab', 'abc'])],
    ['c', node(['abc'])],
    ['ab', node([], [], 1000)],
    ['abc', node([], [], 1000)],
  ])
  const chunkOf = (request: number) => {
    const plan = planChunks(graph, options({ request }))
    return plan.get('ab') === plan.get('abc')
  }
  expect([chunkOf(100), chunkOf(10_000)]).toEqual([false, true])
})

test("BUILD-705 a chunk's imports count for every part that loads it", () => {
  const others = ['d', 'e', 'f', 'g', 'h', 'i']
  const graph: ModuleGraph = new Map([
    ['entry', node([], ['a', 'b', 'c', ...others])],
    ['runtime', node([])],
    ['a', node(['ab'])],
    ['b', node(['ab', 'bc'])],
    ['c', node(['bc'])],
    ...others.map((part): [string, ModuleNode] => [part, node(['big'])]),
    ['ab', node([], [], 10)],
    ['bc', node(['big'], [], 50)],
    ['big', node([], [], 5000)],
  ])
  const partOf = (id: string) => (/^[a-i]$/.test(id) ? { name: id, weight: 2 } : undefined)
  // a request less for b would be worth the bytes, if "a" did not load "big" with it
  const plan = planChunks(graph, options({ partOf, smallest: 0 }))
  expect(plan.get('ab')).not.toBe(plan.get('bc'))
})

test('BUILD-707 tiny code that loads later goes with the only code that requests it, if it brings nothing else along', () => {
  const graph: ModuleGraph = new Map([
    ['entry', node([], ['a', 'b'])],
    ['runtime', node([], ['of-all'])],
    ['a', node([], ['a-tiny', 'a-other', 'large', 'leading', 'of-two'])],
    ['b', node([], ['of-two'])],
    // only these two need it
    ['a-shared', node([], [], 20)],
    ['a-tiny', node(['a-shared'], [], 20)],
    ['a-other', node(['a-shared'], [], 30)],
    ['large', node([], [], 200)],
    ['leading', node(['far'], [], 10)],
    ['far', node([], [], 5000)],
    ['of-two', node([], [], 10)],
    ['of-all', node([], [], 10)],
  ])
  const chunksAt = (tiny: number) => Object.fromEntries(planChunks(graph, options({ tiny })))
  expect(chunksAt(0)).toMatchObject({ 'a-tiny': 'a-tiny', 'a-other': 'a-other', 'a-shared': 'a-later' })
  expect(chunksAt(100)).toMatchObject({
    ...{ 'a-tiny': 'a', 'a-other': 'a', 'a-shared': 'a' },
    ...{ large: 'large', leading: 'leading', 'of-two': 'of-two', 'of-all': 'of-all' },
  })
  // a chunk takes twice the size of a tiny one: shared and tiny, but not the other
  expect(chunksAt(31)['a-other']).toBe('a-other')
})

const names = [...'abcdefghijklmnop'].map((letter) => `m${letter}`)
/** imports lead to later modules only, as in sources without rings */
const graphs = fc
  .tuple(
    fc.array(fc.tuple(fc.nat(15), fc.nat(15)), { maxLength: 40 }),
    fc.array(fc.subarray(names, { minLength: 1, maxLength: 4 }), { minLength: 3, maxLength: 3 }),
    fc.array(fc.tuple(fc.nat(15), fc.nat(15)), { maxLength: 6 }),
    fc.array(fc.integer({ min: 1, max: 2000 }), { minLength: 16, maxLength: 16 }),
  )
  .map(([edges, wanted, lazies, sizes]): ModuleGraph => {
    const importsOf = (at: number) =>
      edges.filter(([from, to]) => from === at && to > at).map(([, to]) => names[to] ?? '')
    const loadsOf = (at: number) => lazies.filter(([from]) => from === at).map(([, to]) => names[to] ?? '')
    return new Map<string, ModuleNode>([
      ['entry', node([], ['a', 'b', 'c'])],
      ['runtime', node(['mp'])],
      ...['a', 'b', 'c'].map((part, at): [string, ModuleNode] => [part, node(wanted[at] ?? [])]),
      ...names.map((name, at): [string, ModuleNode] => [name, node(importsOf(at), loadsOf(at), sizes[at])]),
    ])
  })

test('BUILD-702 in any graph, each module is in exactly one chunk, and chunks have no import cycles', () => {
  fc.assert(
    fc.property(graphs, fc.nat(5000), fc.nat(1500), fc.nat(1500), (graph, request, smallest, tiny) => {
      const plan = planChunks(graph, options({ request, smallest, tiny }))
      const reached = new Set<string>()
      const visit = (id: string): void => {
        if (reached.has(id)) return
        reached.add(id)
        for (const next of [...(graph.get(id)?.imports ?? []), ...(graph.get(id)?.loads ?? [])]) visit(next)
      }
      visit('entry')
      for (const id of reached) expect(plan.has(id), id).toBe(true)
      const next = new Map<string, Set<string>>()
      for (const [id, { imports }] of graph) {
        const from = plan.get(id)
        for (const each of imports) {
          const to = plan.get(each)
          if (from !== undefined && to !== undefined && from !== to)
            next.set(from, (next.get(from) ?? new Set()).add(to))
        }
      }
      const leadsBack = (start: string): boolean => {
        const seen = new Set<string>()
        const waiting = [...(next.get(start) ?? [])]
        for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
          if (at === start) return true
          if (seen.has(at)) continue
          seen.add(at)
          waiting.push(...(next.get(at) ?? []))
        }
        return false
      }
      expect([...next.keys()].filter(leadsBack)).toEqual([])
    }),
    { numRuns: 300 },
  )
})
