import { useMemo } from 'react'
import { dayFromWire, dayToWire } from '../../core/datatable/datatable.contract'
import { type EmployeeFilters, serverTableText } from '../../core/datatable/datatable.machine'
import { usualPerPage } from '../../core/kernel/paging'
import { type ListLocation, useList } from '../list/use-list'
import { useView } from '../runtime/use-engine'

export function useServerTable({
  perPage = usualPerPage,
  ...location
}: ListLocation & { perPage?: number | undefined }) {
  const text = useMemo(() => serverTableText(perPage), [perPage])
  const { sortBy: _sortBy, ...first } = text.read(location.query ?? '')
  const list = useList(useView('datatable.server', first, String(perPage)), text, location)
  const { start_date = '' } = list.filters
  return {
    ...list,
    /** the day of `start_date` as YYYY-MM-DD */
    fields: { ...list.filters, start_date: dayFromWire(start_date) },
    search: (q: string) => list.search({ q }),
    /** debounced; the backend searches its own formats: `฿12345.67`, `03/31/2026` */
    narrow(fields: Partial<EmployeeFilters>) {
      const written = Object.entries(fields).map(([key, text = '']) => {
        const value = key === 'salary' ? text.replaceAll(',', '') : key === 'start_date' ? dayToWire(text) : text
        return [key, value === '' ? undefined : value]
      })
      list.search(Object.fromEntries(written))
    },
  }
}
