import * as v from 'valibot'
import { assign, setup } from 'xstate'
import { otherTabs } from '../../kernel/other-tabs'
import type { Ports } from '../../kernel/ports'
import type { Area } from '../../kernel/storage'

export type OrderColumnsInput = Pick<Ports, 'storage'>

type Choice = {
  /** keys of the columns that the user hid; undefined until they choose: then those that don't fit are hidden */
  hidden: readonly string[] | undefined
  /** one line per row */
  isDense: boolean
}

type Context = Choice & { area: Area }

export type OrderColumnsEvent =
  /** undefined: again those that don't fit */
  | { type: 'columns.hide'; hidden: readonly string[] | undefined }
  | { type: 'density.set'; isDense: boolean }
  /** another tab wrote its choice */
  | { type: 'record.changed' }

export const orderColumnsKey = 'langraan.orders.table'

const recordSchema = v.object({
  version: v.literal(1),
  hidden: v.fallback(v.optional(v.array(v.pipe(v.string(), v.maxLength(40)))), undefined),
  isDense: v.fallback(v.optional(v.boolean(), false), false),
})

/** Another version or an invalid text counts as none. */
function readChoice(text: string | null): Choice {
  const none: Choice = { hidden: undefined, isDense: false }
  try {
    const { success, output } = v.safeParse(recordSchema, JSON.parse(text ?? 'null'))
    return success ? { hidden: output.hidden, isDense: output.isDense } : none
  } catch {
    return none
  }
}

/** Columns and density of the order table on this device. */
export const orderColumnsMachine = setup({
  types: {
    input: {} as OrderColumnsInput,
    context: {} as Context,
    events: {} as OrderColumnsEvent,
  },
  actors: { elsewhere: otherTabs(orderColumnsKey) },
  actions: {
    keep: ({ context: { area, hidden, isDense } }) =>
      area.set(orderColumnsKey, JSON.stringify({ version: 1, hidden, isDense })),
  },
}).createMachine({
  id: 'orders.table',
  context: ({ input: { storage } }) => ({ area: storage.device, ...readChoice(storage.device.get(orderColumnsKey)) }),
  invoke: {
    src: 'elsewhere',
    input: ({ context: { area } }) => area,
    // if other tabs can't be observed, this one continues alone
    onError: {},
  },
  on: {
    'columns.hide': { actions: [assign(({ event: { hidden } }) => ({ hidden })), 'keep'] },
    'density.set': { actions: [assign(({ event: { isDense } }) => ({ isDense })), 'keep'] },
    'record.changed': { actions: assign(({ context: { area } }) => readChoice(area.get(orderColumnsKey))) },
  },
})
