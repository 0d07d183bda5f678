import { type ChangesEmitted, createChangesMachine } from '../kernel/changes-machine'
import type { EventsByName } from '../kernel/engine-events'
import { RaanError } from '../kernel/errors'
import type { Shown } from '../kernel/list-rows'
import { inOrder } from '../kernel/row-order'
import { type FaqCategory, faqCalls } from './faq.contract'

/** The removal of a category with its questions, or another order. `title` is for the message after a failure. */
export type FaqChange =
  | { kind: 'remove'; key: string; title: string }
  | { kind: 'order'; keys: readonly string[]; title: string }

/** Optimistic changes of the categories. */
export const faqChangesMachine = createChangesMachine<'faq', FaqChange, undefined>({
  app: 'faq',
  async make({ change, call, signal }) {
    if (change.kind === 'order') {
      await call(faqCalls.reorder, { body: { keys: [...change.keys] } }, { signal })
      return undefined
    }
    try {
      await call(faqCalls.remove, { query: { key: change.key } }, { signal })
    } catch (error) {
      // already gone: removed by another user, or our response was lost
      if (!(error instanceof RaanError && error.detail.status === 404)) throw error
    }
    return undefined
  },
})

declare module '../kernel/engine-events' {
  interface EngineEvents extends EventsByName<ChangesEmitted<'faq', FaqChange, undefined>> {}
}

/** The categories as if these changes were made. */
export const withFaqChanges = (
  rows: readonly FaqCategory[],
  changes: readonly { change: FaqChange }[],
): readonly FaqCategory[] =>
  changes.reduce<readonly FaqCategory[]>(
    (now, { change }) =>
      change.kind === 'remove'
        ? now.filter(({ key }) => key !== change.key)
        : inOrder(now, change.keys, ({ key }) => key),
    rows,
  )

/** Updates a list's rows after a change was made. */
export const faqRowChange =
  (change: FaqChange) =>
  <Extra>({ rows, total, extra }: Shown<FaqCategory, Extra>): Shown<FaqCategory, Extra> => {
    const left = withFaqChanges(rows, [{ change }])
    return { rows: left, total: total - (rows.length - left.length), extra }
  }
