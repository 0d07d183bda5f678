import { assign, setup } from 'xstate'
import { otherTabs } from '../kernel/other-tabs'
import type { Ports } from '../kernel/ports'
import type { Area } from '../kernel/storage'
import { type LabelOptions, labelOptionsKey, readLabelOptions, writeLabelOptions } from './labels.options'

export type LabelOptionsInput = Pick<Ports, 'storage'>

type Context = { area: Area; options: LabelOptions }

export type LabelOptionsEvent =
  | { type: 'options.change'; options: Partial<LabelOptions> }
  /** another tab wrote its options */
  | { type: 'record.changed' }

/** Label options of this device: shared by all views and tabs, and kept across reloads. */
export const labelOptionsMachine = setup({
  types: { input: {} as LabelOptionsInput, context: {} as Context, events: {} as LabelOptionsEvent },
  actors: {
    elsewhere: otherTabs(labelOptionsKey),
  },
  actions: {
    read: assign(({ context: { area } }) => ({ options: readLabelOptions(area.get(labelOptionsKey)) })),
    keep: ({ context: { area, options } }) => area.set(labelOptionsKey, writeLabelOptions(options)),
  },
}).createMachine({
  id: 'labels.options',
  context: ({ input: { storage } }) => ({
    area: storage.device,
    options: readLabelOptions(storage.device.get(labelOptionsKey)),
  }),
  // if other tabs can't be observed, this one continues alone
  invoke: { src: 'elsewhere', input: ({ context }) => context.area, onError: {} },
  on: {
    'options.change': {
      actions: [assign(({ context, event }) => ({ options: { ...context.options, ...event.options } })), 'keep'],
    },
    'record.changed': { actions: 'read' },
  },
})
