import { useCallback, useContext, useEffect, useState } from 'react'
import { HoldingContext } from './holding-context'

export type Mark = (part: string, isUnsaved: boolean) => void

/** Which parts of this place hold what is not saved; `ask` puts a question before it would be lost. */
export function useUnsaved() {
  const [parts, setParts] = useState<readonly string[]>([])
  const [asked, setAsked] = useState<{ go(): void }>()
  const { pass } = useContext(HoldingContext)
  const isUnsaved = parts.length > 0
  const mark = useCallback<Mark>((part, unsaved) => {
    setParts((before) => {
      if (before.includes(part) === unsaved) return before
      return unsaved ? [...before, part] : before.filter((each) => each !== part)
    })
  }, [])
  return {
    isUnsaved,
    isAsking: asked !== undefined,
    mark,
    ask: (go: () => void) => (isUnsaved ? setAsked({ go }) : go()),
    stay: () => setAsked(undefined),
    leave: () => {
      setAsked(undefined)
      setParts([])
      if (asked) pass(asked.go)
    },
  }
}

export type Unsaved = ReturnType<typeof useUnsaved>

/** Says of one part whether it holds something unsaved, until the part goes. */
export function useMarked(mark: Mark, part: string, isUnsaved: boolean): void {
  useEffect(() => mark(part, isUnsaved), [mark, part, isUnsaved])
  useEffect(() => () => mark(part, false), [mark, part])
}
