import { useSelector } from '@xstate/react'
import { useEffect, useMemo, useRef } from 'react'
import type { TableSort } from '../../core/datatable/datatable.arrange'
import type { TableRow } from '../../core/datatable/datatable.columns'
import { useView } from '../runtime/use-engine'
import type { DatatableColumn } from './use-columns'

export function useDatatable(rows: readonly TableRow[] | undefined, columns: readonly DatatableColumn[]) {
  const view = useView('datatable', { rows, columns }, rows ? 'given' : 'sample')
  const given = useRef({ view, rows, columns })
  useEffect(() => {
    const before = given.current
    given.current = { view, rows, columns }
    if (before.view !== view || !rows) return
    if (before.rows !== rows) view.send({ type: 'rows.set', rows, columns })
    else if (before.columns !== columns) view.send({ type: 'columns.set', columns })
  }, [view, rows, columns])
  const status = useSelector(view, ({ value }) => (value === 'beginning' ? 'loading' : value))
  const shown = useSelector(view, ({ context }) => context.shown)
  const query = useSelector(view, ({ context }) => context.query)
  const all = useSelector(view, ({ context }) => context.index.rows)
  const keys = useSelector(view, ({ context }) => context.keys)
  const error = useSelector(view, ({ context }) => context.error)
  const intents = useMemo(
    () => ({
      search: (q: string) => view.send({ type: 'query.change', q }),
      filter: (filters: Readonly<Record<string, string>>) => view.send({ type: 'query.change', filters }),
      sort: (sort: TableSort | undefined) => view.send({ type: 'sort.change', sort }),
      add: (row: TableRow) => view.send({ type: 'row.add', row }),
      edit: (before: TableRow, row: TableRow) => view.send({ type: 'row.edit', before, row }),
      showAll: () => {
        const { filters } = view.getSnapshot().context.query
        view.send({
          type: 'query.change',
          q: '',
          filters: Object.fromEntries(Object.keys(filters).map((key) => [key, ''])),
        })
      },
      reload: () => view.send({ type: 'reload' }),
      cancel: () => view.send({ type: 'arrange.cancel' }),
    }),
    [view],
  )
  return { view, status, rows: shown, total: all.length, query, keys, error, ...intents }
}

export type Datatable = ReturnType<typeof useDatatable>

/** Progress of the work on the rows, 0 to 1; undefined when idle. */
export function useArranging(view: Datatable['view']) {
  const part = useSelector(view, ({ value, context }) =>
    value === 'arranging' && context.progress > 0 ? context.progress : undefined,
  )
  const canCancel = useSelector(view, ({ context }) => context.query !== context.answered)
  return { part, canCancel }
}
