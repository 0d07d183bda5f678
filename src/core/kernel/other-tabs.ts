import { fromCallback } from 'xstate'
import type { Area } from './storage'

/** An actor that emits `record.changed` when another tab changes this key or clears the storage. */
export const otherTabs = (key: string) =>
  fromCallback<{ type: 'record.changed' }, Area>(({ input, sendBack }) =>
    input.subscribe?.((changed) => {
      if (changed === undefined || changed === key) sendBack({ type: 'record.changed' })
    }),
  )
