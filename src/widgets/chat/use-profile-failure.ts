import { useLingui } from '@lingui/react/macro'
import { useEffect } from 'react'
import type { ProfilePatch } from '../../core/chat/chat.profile.contract'
import { useApp, useEngine } from '../root/use-engine'
import { useToaster } from '../root/use-toaster'

/** Says that the own profile went back to what it was, and offers to change it again. */
export function useProfileFailure(): void {
  const { t } = useLingui()
  const engine = useEngine()
  const data = useApp('chat')
  const toaster = useToaster()
  useEffect(() => {
    const listening = engine.events$.subscribe((event) => {
      if (event.type !== 'chat.profileFailed') return
      const patch = event.profile as ProfilePatch
      toaster.show({
        id: 'chat profile',
        tone: 'error',
        title: t`Your profile was not saved and is as it was before.`,
        action: { label: t`Try again`, run: () => data.send({ type: 'profile.change', patch }) },
      })
    })
    return () => listening.unsubscribe()
  }, [engine, data, toaster, t])
}
