import { useLingui } from '@lingui/react/macro'
import { useEffect } from 'react'
import { useRoom } from '../root/use-room'
import { Button } from '../ui/button'
import { AuthFrame, AuthPlace } from './auth-frame'
import { Notice } from './auth-notice'
import type { PasswordRoomProps } from './password/password-room'

/** Asking for a new password and setting it: code that comes for whoever forgot theirs. */
export function AuthPassword(props: PasswordRoomProps) {
  const { t } = useLingui()
  const { Part, isFailed, enter } = useRoom(
    () => import('./password/password-room'),
    (file) => file.PasswordRoom,
  )
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked for once, and anew by the button
  useEffect(() => void enter(), [])
  if (Part) return <Part {...props} />
  if (!isFailed) return <AuthPlace />
  return (
    <AuthFrame>
      <Notice tone="danger">{t`This part could not be loaded.`}</Notice>
      <Button onClick={() => void enter()}>{t`Try again`}</Button>
    </AuthFrame>
  )
}
