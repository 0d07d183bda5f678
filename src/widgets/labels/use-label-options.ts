import { useSelector } from '@xstate/react'
import type { LabelOptions, LabelPart } from '../../core/labels/labels.options'
import { useApp } from '../runtime/use-engine'

/** How labels look on this machine. */
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
