import { useLingui } from '@lingui/react/macro'
import { lazyPart } from '../../core/kernel/lazy-part'
import { useLazyPart } from '../lazy/use-lazy-part'
import { Button } from '../ui/button'
import { AuthFrame, AuthSkeleton, Notice } from './auth-frame'
import type { PasswordRecoveryProps } from './password/password-recovery'

const passwordForms = lazyPart(
  () => import('./password/password-recovery'),
  (file) => file.PasswordRecovery,
)

export function AuthPassword(props: PasswordRecoveryProps) {
  const { t } = useLingui()
  const { here: Part, isFailed, enter } = useLazyPart(passwordForms, true)
  if (Part) return <Part {...props} />
  if (!isFailed) return <AuthSkeleton />
  return (
    <AuthFrame>
      <Notice tone="danger">{t`Couldn't load this section.`}</Notice>
      <Button onClick={() => void enter()}>{t`Try again`}</Button>
    </AuthFrame>
  )
}
