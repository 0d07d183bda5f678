import { useLingui } from '@lingui/react/macro'
import { isVerdict } from '../../core/kernel/outcome'
import { useApp } from '../root/use-engine'
import { useEngineEvent } from '../root/use-engine-event'
import { useToaster } from '../root/use-toaster'

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
        ? t`Your profile was not saved and is as it was before.`
        : t`It is not known whether your profile was saved. Trying again is safe.`,
      action: { label: t`Try again`, run: () => data.send({ type: 'profile.change', patch }) },
    })
  })
}
