import { useRef } from 'react'
import { randomId } from '../../../core/kernel/id'
import { loadedOnce } from '../../../core/kernel/loaded-once'
import { type RejectedHeadings, rejectedTable, type SaidProblem } from '../../../core/orders/sheet/rejected-table'
import type { ExportNote } from '../../../core/users/activity/users.exports.contract'
import { useEngine, useView } from '../../runtime/use-engine'
import { useImportView } from '../../transfer/use-import-view'

export function useCustomerTransfer() {
  const view = useView('customers.transfer')
  const { plan, queue, at, choices: _, ...shown } = useImportView(view)
  const sizeOf = (jobs: typeof queue) => jobs.reduce((sum, { customers }) => sum + customers.length, 0)
  const ofKind = (kind: string) => plan.customers.filter((each) => each.kind === kind)
  return {
    ...shown,
    counts: { added: ofKind('new').length, same: ofKind('same').length },
    changed: ofKind('change'),
    wrong: plan.wrong,
    left: plan.left,
    rejectedRows(problems: readonly SaidProblem[], labels: RejectedHeadings) {
      const rows = [...new Set(problems.map(({ row }) => row))].sort((one, other) => one - other)
      return rejectedTable(plan.rows, plan.columns, rows, problems, labels)
    },
    at: sizeOf(queue.slice(0, at)),
    total: sizeOf(queue),
    start: (onlyNew: boolean) => view.send({ type: 'import.start', onlyNew }),
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
