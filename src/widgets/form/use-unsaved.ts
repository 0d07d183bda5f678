import { useCallback, useContext, useEffect, useState } from 'react'
import { HoldingContext } from './holding-context'

/** `isUncertain`: a request without a response may have saved it. */
export type Mark = (part: string, isUnsaved: boolean, isUncertain?: boolean) => void

/** Tracks which parts have unsaved changes; `ask` confirms before they are lost. */
export function useUnsaved() {
  const [parts, setParts] = useState<ReadonlyMap<string, { isUncertain: boolean }>>(new Map())
  const [asked, setAsked] = useState<{ go(): void }>()
  const { pass } = useContext(HoldingContext)
  const isUnsaved = parts.size > 0
  const mark = useCallback<Mark>((part, unsaved, isUncertain = false) => {
    setParts((before) => {
      if (!unsaved && !before.has(part)) return before
      if (unsaved && before.get(part)?.isUncertain === isUncertain) return before
      const others = [...before].filter(([each]) => each !== part)
      return new Map(unsaved ? [...others, [part, { isUncertain }]] : others)
    })
  }, [])
  return {
    isUnsaved,
    isUncertain: [...parts.values()].some((part) => part.isUncertain),
    isAsking: asked !== undefined,
    mark,
    ask: (go: () => void) => (isUnsaved ? setAsked({ go }) : go()),
    stay: () => setAsked(undefined),
    leave: () => {
      setAsked(undefined)
      setParts(new Map())
      if (asked) pass(asked.go)
    },
  }
}

export type Unsaved = ReturnType<typeof useUnsaved>

export function useMarked(mark: Mark, part: string, isUnsaved: boolean, isUncertain = false): void {
  useEffect(() => mark(part, isUnsaved, isUncertain), [mark, part, isUnsaved, isUncertain])
  useEffect(() => () => mark(part, false), [mark, part])
}
