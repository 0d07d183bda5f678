import { assign, setup } from 'xstate'
import type { Ports } from '../kernel/ports'
import type { Area } from '../kernel/storage'

export type UserColumnsInput = Pick<Ports, 'storage'>

type Context = { area: Area; hidden: readonly string[] }

export const userColumnsKey = 'langraan.users.columns'

/** Columns hidden by default. */
const firstHidden: readonly string[] = ['company', 'country']

function readHidden(text: string | null): readonly string[] {
  try {
    const value: unknown = JSON.parse(text ?? '')
    return Array.isArray(value) && value.every((each) => typeof each === 'string') ? value : firstHidden
  } catch {
    return firstHidden
  }
}

/** Hidden columns of the user list on this device. */
export const userColumnsMachine = setup({
  types: {
    input: {} as UserColumnsInput,
    context: {} as Context,
    events: {} as { type: 'columns.hide'; hidden: readonly string[] },
  },
  actions: {
    keep: ({ context: { area, hidden } }) => area.set(userColumnsKey, JSON.stringify(hidden)),
  },
}).createMachine({
  id: 'langraan.users.columns',
  context: ({ input: { storage } }) => ({
    area: storage.device,
    hidden: readHidden(storage.device.get(userColumnsKey)),
  }),
  on: { 'columns.hide': { actions: [assign(({ event }) => ({ hidden: event.hidden })), 'keep'] } },
})
