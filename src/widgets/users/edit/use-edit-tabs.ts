import { type RefObject, useEffect, useRef, useState } from 'react'
import { goToField } from '../../ui/first-error'

export type EditTab = 'account' | 'information' | 'social'

export const tabOf = (path: string): EditTab =>
  path.startsWith('information') ? 'information' : path.startsWith('social') ? 'social' : 'account'

/** Which part of the form is in sight; `go` leads to a field wherever it stands. */
export function useEditTabs(form: RefObject<HTMLElement | null>) {
  const [tab, setTab] = useState<EditTab>('account')
  const wanted = useRef<string>(undefined)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a field takes the focus once its tab is in sight
  useEffect(() => {
    if (wanted.current !== undefined) goToField(form.current, wanted.current)
    wanted.current = undefined
  }, [form, tab])
  return {
    tab,
    setTab,
    go(path: string) {
      const next = tabOf(path)
      if (next === tab) return goToField(form.current, path)
      wanted.current = path
      setTab(next)
    },
  }
}
