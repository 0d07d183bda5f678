import { expect, test } from 'vitest'
import { createEngine } from '../../src/core'
import { datatableApp } from '../../src/core/datatable/app'
import { type ClientTableEvent, clientTableMachine } from '../../src/core/datatable/datatable.client'
import type { TableRow } from '../../src/core/datatable/datatable.columns'
import { simulatedClock } from '../../src/core/kernel/simulated-clock'
import { memoryStorage } from '../../src/core/kernel/storage'
import { createMock } from '../../src/mock/index'
import { gated } from '../helpers/gated'
import { pathsOf, replay } from '../helpers/machine-paths'
import { turns } from '../helpers/turns'

const columns = [{ key: 'full_name' }]
const row: TableRow = { full_name: 'ใหม่' }

/** the work on the rows comes to its end */
type Done = { type: 'arrange.finish'; rows: readonly TableRow[] }

const events = [
  { type: 'query.change', q: 'a' },
  { type: 'sort.change', sort: { column: 'full_name', order: 'ascending' } },
  { type: 'row.add', row },
  { type: 'rows.set', rows: [row], columns },
  { type: 'arrange.cancel' },
  { type: 'reload' },
  { type: 'arrange.finish', rows: [] },
] satisfies (ClientTableEvent | Done)[]

test('DATA-28 every path of a table with all its rows ends in the expected state, on the backend too', async () => {
  const start = '2026-11-21T03:00:00Z'
  const paths = pathsOf(clientTableMachine, {
    input: { call: async () => undefined as never, clock: simulatedClock({ start }), columns },
    events,
    answers: { load: [row] },
    aspect: ({ isGiven, query, answered, index }) => [isGiven, query === answered, index.rows.length > 0],
  })
  expect(new Set(paths.map(({ steps }) => steps.at(-1)?.state))).toEqual(
    new Set(['loading', 'arranging', 'ready', 'failed']),
  )
  for (const path of paths) {
    const clock = simulatedClock({ start })
    const gate = gated(createMock({ now: () => new Date(start) }).transport)
    const engine = createEngine({ transport: gate.transport, clock, storage: memoryStorage() })
    engine.provide({ datatable: datatableApp })
    const view = engine.view('datatable', { columns })
    await turns(2)
    await replay(path, {
      async send(event) {
        if (event.type === 'arrange.finish') clock.increment(100)
        else view.send(event)
        await turns(2)
      },
      answer: async () => {
        await gate.answer()
        await turns(4)
      },
      fail: async () => {
        await gate.fail()
        await turns(4)
      },
      wait: () => undefined,
      expect: (state) => expect([path.name, view.getSnapshot().value]).toEqual([path.name, state]),
    })
    engine.stop()
  }
})
