import { shallowEqual, useSelector } from '@xstate/react'
import { randomId } from '../../../core/kernel/id'
import { loadedOnce } from '../../../core/kernel/loaded-once'
import { useEngine, useView } from '../../runtime/use-engine'

export function useCustomerTransfer() {
  const view = useView('customers.transfer')
  const stage = useSelector(view, ({ value }) => value)
  const { problem, plan, queue, at, failures, error } = useSelector(
    view,
    ({ context: { problem, plan, queue, at, failures, error } }) => ({ problem, plan, queue, at, failures, error }),
    shallowEqual,
  )
  const sizeOf = (jobs: typeof queue) => jobs.reduce((sum, { customers }) => sum + customers.length, 0)
  const ofKind = (kind: string) => plan.customers.filter((each) => each.kind === kind)
  return {
    stage,
    problem,
    error,
    counts: { added: ofKind('new').length, same: ofKind('same').length },
    changed: ofKind('change'),
    wrong: plan.wrong,
    left: plan.left,
    at: sizeOf(queue.slice(0, at)),
    total: sizeOf(queue),
    failures,
    take: (text: string) => view.send({ type: 'file.take', text }),
    start: (onlyNew: boolean) => view.send({ type: 'import.start', onlyNew }),
    resume: () => view.send({ type: 'resume' }),
    reset: () => view.send({ type: 'reset' }),
  }
}

export type CustomerTransfer = ReturnType<typeof useCustomerTransfer>

/** All customers, or those that a search finds, and the entry of their file in the activity log. */
export function useExportedCustomers() {
  const engine = useEngine()
  return {
    load: (q: string) => loadedOnce(engine.view('customers.all', { key: q })),
    note: (q: string, file: string, rows: number) =>
      loadedOnce(
        engine.view('customers.exported', {
          key: { key: randomId(), list: 'customers', file, rows, filters: q === '' ? {} : { q } },
        }),
      ),
  }
}
