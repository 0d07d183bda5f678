import { useSelector } from '@xstate/react'
import { useEffect } from 'react'
import type { ProfilePatch } from '../../../core/chat/chat.profile.contract'
import { useApp } from '../../runtime/use-engine'

export function useProfile() {
  const data = useApp('chat')
  const profile = useSelector(data, ({ context }) => context.profile)
  const wanted = useSelector(data, ({ context }) => context.wanted)
  const stage = useSelector(data, ({ value }) => value.profile)
  useEffect(() => data.send({ type: 'profile.look' }), [data])
  return {
    status: profile ? ('ready' as const) : stage === 'failed' ? ('failed' as const) : ('loading' as const),
    profile: profile && { ...profile, ...wanted },
    isSaving: wanted !== undefined,
    error: useSelector(data, ({ context }) => context.profileError),
    change: (patch: ProfilePatch, typed = false) => data.send({ type: 'profile.change', patch, typed }),
    reload: () => data.send({ type: 'profile.look' }),
  }
}
