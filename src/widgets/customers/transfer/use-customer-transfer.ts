import { shallowEqual, useSelector } from '@xstate/react'
import { useRef } from 'react'
import { randomId } from '../../../core/kernel/id'
import { loadedOnce } from '../../../core/kernel/loaded-once'
import type { SheetText } from '../../../core/kernel/sheet-choice'
import type { ExportNote } from '../../../core/users/activity/users.exports.contract'
import { useEngine, useView } from '../../runtime/use-engine'

export function useCustomerTransfer() {
  const view = useView('customers.transfer')
  const stage = useSelector(view, ({ value }) => value)
  const { sheets, sheet, problem, plan, isPlanned, queue, at, failures, error } = useSelector(
    view,
    ({ context: { sheets, sheet, problem, plan, isPlanned, queue, at, failures, error } }) => ({
      sheets,
      sheet,
      problem,
      plan,
      isPlanned,
      queue,
      at,
      failures,
      error,
    }),
    shallowEqual,
  )
  const sizeOf = (jobs: typeof queue) => jobs.reduce((sum, { customers }) => sum + customers.length, 0)
  const ofKind = (kind: string) => plan.customers.filter((each) => each.kind === kind)
  return {
    stage,
    sheets,
    sheet,
    isPlanned,
    problem,
    error,
    counts: { added: ofKind('new').length, same: ofKind('same').length },
    changed: ofKind('change'),
    wrong: plan.wrong,
    left: plan.left,
    at: sizeOf(queue.slice(0, at)),
    total: sizeOf(queue),
    failures,
    take: (sheets: readonly SheetText[]) => view.send({ type: 'file.take', sheets }),
    chooseSheet: (sheet: SheetText) => view.send({ type: 'sheet.choose', sheet }),
    start: (onlyNew: boolean) => view.send({ type: 'import.start', onlyNew }),
    resume: () => view.send({ type: 'resume' }),
    reset: () => view.send({ type: 'reset' }),
  }
}

export type CustomerTransfer = ReturnType<typeof useCustomerTransfer>

/**
 * All customers, or those that a search finds, and the entry of their file in the activity log. An entry whose answer was
 * lost keeps its key, so that saving the same file again doesn't add another.
 */
export function useExportedCustomers() {
  const engine = useEngine()
  const unanswered = useRef<ExportNote>(undefined)
  return {
    load: (q: string) => loadedOnce(engine.view('customers.all', { key: q })),
    async note(q: string, file: string, rows: number) {
      const exported = { list: 'customers' as const, file, rows, filters: q === '' ? {} : { q } }
      const { key: before, ...last } = unanswered.current ?? { key: '' }
      const key = JSON.stringify(last) === JSON.stringify(exported) ? before : randomId()
      unanswered.current = { ...exported, key }
      await loadedOnce(engine.view('customers.exported', { key: unanswered.current }))
      unanswered.current = undefined
    },
  }
}
