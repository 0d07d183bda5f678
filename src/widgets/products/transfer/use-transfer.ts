import { loadedOnce } from '../../../core/kernel/loaded-once'
import { type RejectedHeadings, rejectedTable, type SaidProblem } from '../../../core/orders/sheet/rejected-table'
import { useEngine, useView } from '../../runtime/use-engine'
import { useImportView } from '../../transfer/use-import-view'

export function useTransfer(knowsCost: boolean, reason: string) {
  const view = useView('products.transfer', { knowsCost, reason })
  const { plan, queue, choices: _, ...shown } = useImportView(view)
  const { products, left, table } = plan
  const isRight = (errors: object) => Object.keys(errors).length === 0
  const countOf = (kind: string) => products.filter((each) => each.kind === kind && isRight(each.errors)).length
  return {
    ...shown,
    products,
    /** headings of columns that aren't imported */
    left,
    counts: { added: countOf('new'), changed: countOf('change'), same: countOf('same') },
    changed: products.filter(({ kind, errors }) => kind === 'change' && isRight(errors)),
    /** products that are imported without a code */
    shortened: products.filter((each) => isRight(each.errors) && Object.keys(each.shortened).length > 0),
    wrong: products.filter(({ errors }) => !isRight(errors)),
    /** all rows of the products that these are the first rows of */
    rejectedRows(problems: readonly SaidProblem[], labels: RejectedHeadings) {
      const first = new Set(problems.map(({ row }) => row + 1))
      const lines = products.filter(({ line }) => first.has(line)).flatMap((each) => each.lines)
      const rows = lines.map((line) => line - 1).sort((one, other) => one - other)
      return rejectedTable(
        table.rows,
        { head: table.head, headings: table.rows[table.head] ?? [] },
        rows,
        problems,
        labels,
      )
    },
    /** products to import */
    total: queue.length,
    start: () => view.send({ type: 'import.start' }),
  }
}

export type Transfer = ReturnType<typeof useTransfer>

/** Loads all products, also those no longer sold. */
export function useAllProducts() {
  const engine = useEngine()
  return () => loadedOnce(engine.view('products.all', { key: 'all' }))
}
