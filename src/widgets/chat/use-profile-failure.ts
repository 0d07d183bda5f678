import { useLingui } from '@lingui/react/macro'
import { isVerdict } from '../../core/kernel/outcome'
import { useApp } from '../runtime/use-engine'
import { useEngineEvent } from '../runtime/use-engine-event'
import { useToaster } from '../runtime/use-toaster'

/** Says that the own profile went back to what it was, and offers to change it again. */
export function useProfileFailure(): void {
  const { t } = useLingui()
  const data = useApp('chat')
  const toaster = useToaster()
  useEngineEvent('chat.profileFailed', ({ profile: patch, error }) => {
    toaster.show({
      id: 'chat profile',
      tone: 'error',
      title: isVerdict(error)
        ? t`Your profile wasn't saved. Nothing was changed.`
        : t`We couldn't confirm whether your profile was saved. It's safe to try again.`,
      action: { label: t`Try again`, run: () => data.send({ type: 'profile.change', patch }) },
    })
  })
}
