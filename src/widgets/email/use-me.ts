import { useEffect, useState } from 'react'
import { useEngine } from '../runtime/use-engine'

type Me = { isKnown: boolean; email: string | undefined }

/** The address of the signed-in user; none where the host keeps the person. */
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
        // without its code nobody is known, as where the host keeps the person
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
