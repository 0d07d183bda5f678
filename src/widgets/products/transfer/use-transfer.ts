import { shallowEqual, useSelector } from '@xstate/react'
import { loadedOnce } from '../../../core/kernel/loaded-once'
import type { SheetText } from '../../../core/kernel/sheet-choice'
import { useEngine, useView } from '../../runtime/use-engine'

export function useTransfer(knowsCost: boolean, reason: string) {
  const view = useView('products.transfer', { knowsCost, reason })
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
  const { products, left } = plan
  const isRight = (errors: object) => Object.keys(errors).length === 0
  const countOf = (kind: string) => products.filter((each) => each.kind === kind && isRight(each.errors)).length
  return {
    stage,
    sheets,
    sheet,
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
    take: (sheets: readonly SheetText[]) => view.send({ type: 'file.take', sheets }),
    chooseSheet: (sheet: SheetText) => view.send({ type: 'sheet.choose', sheet }),
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
