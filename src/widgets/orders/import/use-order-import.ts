import { shallowEqual, useSelector } from '@xstate/react'
import { useEffect } from 'react'
import type { SheetText } from '../../../core/kernel/sheet-choice'
import type { OrderSheetChoices } from '../../../core/orders/import/orders.read-sheet'
import { useApp, useView } from '../../runtime/use-engine'

const noChoices: OrderSheetChoices = { fields: {} }

export function useOrderImport() {
  const view = useView('orders.import')
  const stage = useSelector(view, ({ value }) => value)
  const { sheets, sheet, problem, plan, isPlanned, queue, at, failures, error, choices } = useSelector(
    view,
    ({ context: { sheets, sheet, problem, plan, isPlanned, queue, at, failures, error, choices = noChoices } }) => ({
      sheets,
      sheet,
      problem,
      plan,
      isPlanned,
      queue,
      at,
      failures,
      error,
      choices,
    }),
    shallowEqual,
  )
  const sizeOf = (jobs: typeof queue) => jobs.reduce((sum, { orders }) => sum + orders.length, 0)
  return {
    stage,
    sheets,
    sheet,
    isPlanned,
    problem,
    plan,
    choices,
    error,
    failures,
    at: sizeOf(queue.slice(0, at)),
    total: sizeOf(queue),
    take: (sheets: readonly SheetText[]) => view.send({ type: 'file.take', sheets }),
    chooseSheet: (sheet: SheetText) => view.send({ type: 'sheet.choose', sheet }),
    /** says what a column has, `-` for nothing that is imported */
    chooseField: (column: string, field: string) =>
      view.send({ type: 'choices.set', choices: { ...choices, fields: { ...choices.fields, [column]: field } } }),
    chooseShop: (shop: number) => view.send({ type: 'choices.set', choices: { ...choices, shop } }),
    start: () => view.send({ type: 'import.start' }),
    resume: () => view.send({ type: 'resume' }),
    reset: () => view.send({ type: 'reset' }),
  }
}

export type OrderImport = ReturnType<typeof useOrderImport>

/** Whether the shop's system imports orders; undefined while nobody knows. */
export function useMayImport(): boolean | undefined {
  const desk = useApp('orders')
  const status = useSelector(useView('orders.importable', { key: null }), ({ value }) => value)
  const isMissing = status === 'missing'
  useEffect(() => {
    if (isMissing) desk.send({ type: 'import.exclude' })
  }, [isMissing, desk])
  return isMissing ? false : status === 'loading' ? undefined : true
}
