import { shallowEqual, useSelector } from '@xstate/react'
import { loadedOnce } from '../../../core/kernel/loaded-once'
import { useEngine, useView } from '../../runtime/use-engine'

export function useTransfer(knowsCost: boolean, reason: string) {
  const view = useView('products.transfer', { knowsCost, reason })
  const stage = useSelector(view, ({ value }) => value)
  const { problem, plan, isPlanned, queue, at, failures, error } = useSelector(
    view,
    ({ context: { problem, plan, isPlanned, queue, at, failures, error } }) => ({ problem, plan, isPlanned, queue, at, failures, error }),
    shallowEqual,
  )
  const { products, left } = plan
  const isRight = (errors: object) => Object.keys(errors).length === 0
  const countOf = (kind: string) => products.filter((each) => each.kind === kind && isRight(each.errors)).length
  return {
    stage,
    isPlanned,
    problem,
    error,
    /** headings of columns that aren't imported */
    left,
    counts: { added: countOf('new'), changed: countOf('change'), same: countOf('same') },
    changed: products.filter(({ kind, errors }) => kind === 'change' && isRight(errors)),
    wrong: products.filter(({ errors }) => !isRight(errors)),
    /** products to import, and how many are done */
    total: queue.length,
    at,
    failures,
    take: (text: string) => view.send({ type: 'file.take', text }),
    start: () => view.send({ type: 'import.start' }),
    resume: () => view.send({ type: 'resume' }),
    reset: () => view.send({ type: 'reset' }),
  }
}

export type Transfer = ReturnType<typeof useTransfer>

/** Loads all products, also those no longer sold. */
export function useAllProducts() {
  const engine = useEngine()
  return () => loadedOnce(engine.view('products.all', { key: 'all' }))
}
