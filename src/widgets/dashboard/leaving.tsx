import { useLingui } from '@lingui/react/macro'
import { createContext, useCallback, useMemo, useRef, useState } from 'react'
import type { Holding } from '../form/holding-context'
import { LazyConfirm } from '../lazy/lazy-dialog'

/** Asks before navigation leaves a screen with unsaved changes. */
export function useLeaving() {
  const holds = useRef(new Set<symbol>())
  const isPassing = useRef(false)
  const [asked, setAsked] = useState<{ go(): void }>()
  const holding = useMemo<Holding>(
    () => ({
      hold() {
        const key = Symbol('unsaved')
        holds.current.add(key)
        return () => holds.current.delete(key)
      },
      pass(go) {
        isPassing.current = true
        try {
          go()
        } finally {
          isPassing.current = false
        }
      },
    }),
    [],
  )
  const isHeld = useCallback(() => holds.current.size > 0 && !isPassing.current, [])
  return {
    holding,
    isHeld,
    /** immediately if everything is saved */
    leave: useCallback((go: () => void) => (isHeld() ? setAsked({ go }) : go()), [isHeld]),
    isAsking: asked !== undefined,
    stay: () => setAsked(undefined),
    goOn() {
      setAsked(undefined)
      if (asked) holding.pass(asked.go)
    },
  }
}

export type Leaving = ReturnType<typeof useLeaving>

/** Provided by the surrounding router; without one nothing is blocked. */
export const LeavingContext = createContext<Pick<Leaving, 'isHeld' | 'leave' | 'isAsking' | 'stay' | 'goOn'>>({
  isHeld: () => false,
  leave: (go) => go(),
  isAsking: false,
  stay: () => undefined,
  goOn: () => undefined,
})

export function LeavingQuestion({ leaving }: { leaving: Pick<Leaving, 'isAsking' | 'stay' | 'goOn'> }) {
  const { t } = useLingui()
  return (
    <LazyConfirm
      open={leaving.isAsking}
      dangerous
      title={t`Leave without saving?`}
      confirmLabel={t`Leave`}
      cancelLabel={t`Keep editing`}
      onConfirm={leaving.goOn}
      onCancel={leaving.stay}
    >
      {t`You have unsaved changes.`}
    </LazyConfirm>
  )
}
