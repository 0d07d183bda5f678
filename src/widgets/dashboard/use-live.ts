import { useEffect } from 'react'
import { useEngine } from '../runtime/use-engine'

/** Shows what others change, as long as somebody is signed in. */
export function useLive(isOn: boolean): void {
  const engine = useEngine()
  useEffect(() => {
    if (isOn) engine.app('live')
  }, [engine, isOn])
}
