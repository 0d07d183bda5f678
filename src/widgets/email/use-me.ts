import { useEffect, useState } from 'react'
import { useEngine } from '../runtime/use-engine'

type Me = { isKnown: boolean; email: string | undefined }

/** Undefined if the host page manages sign-in. */
export function useMe(): Me {
  const engine = useEngine()
  const [me, setMe] = useState<Me>({ isKnown: false, email: undefined })
  useEffect(() => {
    let isGone = false
    engine
      .app('auth')
      .settled()
      .then(
        ({ context }) => context.user?.email || undefined,
        // if its code fails to load, the user is unknown
        () => undefined,
      )
      .then((email) => {
        if (!isGone) setMe({ isKnown: true, email })
      })
    return () => {
      isGone = true
    }
  }, [engine])
  return me
}
