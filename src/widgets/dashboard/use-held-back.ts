import { useEffect, useRef } from 'react'
import { screens } from './routes'
import { gateSteps } from './steps'
import type { Leaving } from './use-leaving'
import { isOneScreen } from './where'

/**
 * The browser's own way back and forth asks as well: the address is put back until there is an answer. `pathNow` reads
 * the path out of the address of the page; undefined: the dashboard has none. `current` is where it stands.
 */
export function useHeldBack({ isHeld, leave }: Leaving, pathNow: (() => string) | undefined, current: string): void {
  const stand = useRef({ path: current, href: '', isAnswered: false })
  useEffect(() => {
    stand.current = { path: current, href: location.href, isAnswered: false }
  }, [current])
  useEffect(() => {
    if (!pathNow) return
    return gateSteps(() => {
      const at = stand.current
      if (at.isAnswered || !isHeld() || isOneScreen(at.path, pathNow(), screens)) return false
      history.pushState(null, '', at.href)
      leave(() => {
        at.isAnswered = true
        history.back()
      })
      return true
    })
  }, [isHeld, leave, pathNow])
}
