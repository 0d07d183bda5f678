import { useSelector } from '@xstate/react'
import { useEffect } from 'react'
import type { OrderSheetChoices } from '../../../core/orders/import/orders.read-sheet'
import { useApp, useView } from '../../runtime/use-engine'
import { useImportView } from '../../transfer/use-import-view'

const noChoices: OrderSheetChoices = { fields: {} }

export function useOrderImport() {
  const view = useView('orders.import')
  const { queue, at, choices = noChoices, ...shown } = useImportView(view)
  const sizeOf = (jobs: typeof queue) => jobs.reduce((sum, { orders }) => sum + orders.length, 0)
  return {
    ...shown,
    choices,
    at: sizeOf(queue.slice(0, at)),
    total: sizeOf(queue),
    /** says what a column has, `-` for nothing that is imported */
    chooseField: (column: string, field: string) =>
      view.send({ type: 'choices.set', choices: { ...choices, fields: { ...choices.fields, [column]: field } } }),
    chooseShop: (shop: number) => view.send({ type: 'choices.set', choices: { ...choices, shop } }),
    start: () => view.send({ type: 'import.start' }),
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
