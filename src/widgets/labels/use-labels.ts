import { shallowEqual, useSelector } from '@xstate/react'
import { useEffect, useRef } from 'react'
import { type LabelsContext, listed } from '../../core/labels/labels.context'
import type { LabelOptions, LabelPart } from '../../core/labels/labels.options'
import type { QueueFilters } from '../../core/labels/labels.queue'
import { useApp, useView } from '../runtime/use-engine'

const shownOf = ({ context }: { context: LabelsContext }) => ({
  filters: context.filters,
  rows: context.rows,
  more: context.more,
  stale: context.stale,
  error: context.error,
  chosen: context.chosen,
  found: context.found,
  missing: context.missing,
  marks: context.marks,
  start: context.start,
  open: context.open,
  job: context.job,
  failure: context.failure,
  isUnstamped: context.isUnstamped,
})

export function useLabels(orderNumbers: readonly string[] = []) {
  const auth = useApp('auth')
  const labels = useView('labels', { orderNumbers }, orderNumbers.join('\n'))
  const shown = useSelector(labels, shownOf, shallowEqual)
  /** the user is only needed for these actions, so nothing else subscribes to it */
  const asPerson = (type: 'print.start' | 'print.repeat') =>
    auth
      .settled()
      .then((snapshot) => snapshot.context.user)
      .catch(() => null)
      .then((user) => labels.send({ type, printBy: user?.fullName || user?.username || '' }))
  return {
    ...shown,
    queue: useSelector(labels, ({ value }) => value.queue),
    printing: useSelector(labels, ({ value }) => value.print),
    listed: listed(shown),
    filter: (filters: Partial<QueueFilters>) =>
      labels.send({ type: 'filters.change', filters, debounced: filters.q !== undefined && filters.q !== '' }),
    showMore: () => labels.send({ type: 'limit.raise' }),
    reload: () => labels.send({ type: 'reload' }),
    mark: (OrderNumber: string, on: boolean) => labels.send({ type: 'mark.set', OrderNumber, on }),
    markAll: (on: boolean) => labels.send({ type: 'marks.set', on }),
    startAt: (start: number) => labels.send({ type: 'start.choose', start }),
    print: () => asPerson('print.start'),
    printAgain: () => asPerson('print.repeat'),
    confirmAgain: () => labels.send({ type: 'again.confirm' }),
    skipAgain: () => labels.send({ type: 'again.skip' }),
    resume: () => labels.send({ type: 'print.resume' }),
    dropOpen: () => labels.send({ type: 'print.drop' }),
    printed: () => labels.send({ type: 'print.done' }),
    notPrinted: () => labels.send({ type: 'print.fail' }),
    forget: () => labels.send({ type: 'job.forget' }),
  }
}

export type LabelsAt = ReturnType<typeof useLabels>

/** Fires once per print job. */
export function usePrintNews({ job }: LabelsAt, onPrinted: ((detail: PrintNews) => void) | undefined) {
  const reported = useRef<string>(undefined)
  useEffect(() => {
    if (job?.state !== 'printed' || job.orders.length === 0 || reported.current === job.id) return
    reported.current = job.id
    onPrinted?.({ printId: job.printIds.at(-1) ?? '', orderNumbers: job.orders.map((each) => each.OrderNumber) })
  }, [job, onPrinted])
}

export type PrintNews = { printId: string; orderNumbers: readonly string[] }

/** Stored per device. */
export function useLabelOptions() {
  const draftLock = useApp('labels')
  const options = useSelector(draftLock, ({ context }) => context.options)
  const change = (changes: Partial<LabelOptions>) => draftLock.send({ type: 'options.change', options: changes })
  return {
    options,
    change,
    show: (part: LabelPart, on: boolean) => change({ shows: { ...options.shows, [part]: on } }),
  }
}
