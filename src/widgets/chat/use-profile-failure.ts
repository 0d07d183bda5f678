import { useLingui } from '@lingui/react/macro'
import type { ProfilePatch } from '../../core/chat/chat.profile.contract'
import type { RaanError } from '../../core/kernel/errors'
import { isVerdict } from '../../core/kernel/outcome'
import { useApp } from '../root/use-engine'
import { useHeard } from '../root/use-heard'
import { useToaster } from '../root/use-toaster'

/** Says that the own profile went back to what it was, and offers to change it again. */
export function useProfileFailure(): void {
  const { t } = useLingui()
  const data = useApp('chat')
  const toaster = useToaster()
  useHeard('chat.profileFailed', (event) => {
    const patch = event.profile as ProfilePatch
    toaster.show({
      id: 'chat profile',
      tone: 'error',
      title: isVerdict(event.error as RaanError)
        ? t`Your profile was not saved and is as it was before.`
        : t`It is not known whether your profile was saved. Trying again is safe.`,
      action: { label: t`Try again`, run: () => data.send({ type: 'profile.change', patch }) },
    })
  })
}
