import { fromCallback } from 'xstate'
import type { Area } from './storage'

/** An actor that says `record.changed` when another tab writes what is stored under this key, or everything. */
export const otherTabs = (key: string) =>
  fromCallback<{ type: 'record.changed' }, Area>(({ input, sendBack }) =>
    input.subscribe?.((changed) => {
      if (changed === undefined || changed === key) sendBack({ type: 'record.changed' })
    }),
  )
