import { expect, test } from 'vitest'
import type { ModuleGraph } from '../../scripts/build/bundle/module-closure'
import { messagesId } from '../../scripts/build/bundle/sources'
import { textsOfWaves } from '../../scripts/build/bundle/wave-texts'

const node = (imports: string[], loads: string[] = []) => ({ size: 100, imports, loads })
const [long, short, later] = [messagesId('sales'), messagesId('sales.map'), messagesId('order')]

const graph = (requesters: readonly string[]): ModuleGraph =>
  new Map([
    ['entry', node([], ['runtime', ...requesters])],
    ['runtime', node([], ['map'])],
    ...requesters.map((name) => [name, node([long], ['map', 'cards', 'form'])] as const),
    ['map', node([short])],
    ['cards', node([long])],
    ['form', node([later])],
    [later, node([])],
    [long, node([])],
    [short, node([])],
  ])

const namesIn = async (requesters: readonly string[], of: string, atOnce: readonly string[] = []) => {
  const plan = { chunkOf: (id: string) => id, always: ['runtime'], atOnce: new Set(atOnce) }
  const texts = await textsOfWaves(graph(requesters), plan)
  return texts.textsOf(of)?.names
}

test('BUILD-708 short texts of later code load with the texts of the code that requests it', async () => {
  expect(await namesIn(['sales'], 'sales')).toEqual(['sales', 'sales.map'])
  expect(await namesIn(['sales'], 'map')).toEqual(['sales.map'])
  // the runtime loads on every page, and many elements would each bring the same texts
  expect(await namesIn(['sales'], 'runtime')).toBeUndefined()
  expect(await namesIn(['sales', 'second', 'third'], 'sales')).toEqual(['sales'])
})

test('BUILD-3805 texts of a part that loads in any case load with the texts of the screen that requests it', async () => {
  expect(await namesIn(['sales'], 'sales', ['form'])).toEqual(['order', 'sales', 'sales.map'])
  expect(await namesIn(['sales'], 'sales')).toEqual(['sales', 'sales.map'])
  expect(await namesIn(['sales'], 'form', ['form'])).toEqual(['order'])
})
