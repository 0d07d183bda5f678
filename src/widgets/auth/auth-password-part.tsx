import { lazyPart } from '../../core/kernel/lazy-part'
import { PartFailure } from '../lazy/part-failure'
import { useLazyPart } from '../lazy/use-lazy-part'
import { AuthFrame, AuthSkeleton } from './auth-frame'
import type { PasswordRecoveryProps } from './password/password-recovery'

const passwordForms = lazyPart(
  () => import('./password/password-recovery'),
  (file) => file.PasswordRecovery,
)

export function AuthPassword(props: PasswordRecoveryProps) {
  const { here: Part, isFailed, enter } = useLazyPart(passwordForms, true)
  if (Part) return <Part {...props} />
  if (!isFailed) return <AuthSkeleton />
  return (
    <AuthFrame>
      <PartFailure onRetry={enter} />
    </AuthFrame>
  )
}
