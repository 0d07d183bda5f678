import { useState } from 'react'
import type { Arrangement } from '../../core/dashboard/dashboard.record'
import type { LayoutSample } from './layout-samples'
import { useDashboard } from './use-dashboard'

type Own = { sample: LayoutSample; change: Partial<Arrangement> }

/** The frame as it stands: as it was arranged, or as a sample shows it. What a sample sets is changed here and not kept. */
export function useArrangement(sample: LayoutSample | undefined) {
  const layout = useDashboard()
  const [own, setOwn] = useState<Own>()
  if (!sample) {
    if (own) setOwn(undefined)
    return layout
  }
  const borrowed = { ...sample.frame, ...(own?.sample === sample && own.change) }
  const arrange = (change: Partial<Arrangement>) => {
    const isBorrowed = ([name]: [string, unknown]) => Object.hasOwn(sample.frame, name)
    const entries = Object.entries(change)
    const kept = entries.filter((entry) => !isBorrowed(entry))
    if (kept.length > 0) layout.arrange(Object.fromEntries(kept))
    setOwn({
      sample,
      change: { ...(own?.sample === sample && own.change), ...Object.fromEntries(entries.filter(isBorrowed)) },
    })
  }
  const reset = () => {
    setOwn(undefined)
    layout.reset()
  }
  return { ...layout, frame: { ...layout.frame, ...borrowed }, arrange, reset }
}

export type Layout = ReturnType<typeof useArrangement>
