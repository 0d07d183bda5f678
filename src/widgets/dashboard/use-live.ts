import { useEffect } from 'react'
import { useEngine } from '../runtime/use-engine'

/** Shows what others change; without this code, after a reload. */
export function useLive(isOn: boolean): void {
  const engine = useEngine()
  useEffect(() => {
    if (isOn)
      import('./follow-changes').then(
        (file) => file.followChanges(engine),
        () => {},
      )
  }, [isOn, engine])
}
