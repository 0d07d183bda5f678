import { messages } from 'langraan:messages/auth.password'
import type { ReactNode } from 'react'
import { passwordViews } from '../../../core/auth/password/views'
import { defineWidget } from '../../runtime/define-widget'
import { AuthSkeleton } from '../auth-frame'
import { ForgotPassword } from './forgot-password'
import { ResetPassword } from './reset-password'

export type PasswordRecoveryProps = {
  view: 'forgot-password' | 'reset-password'
  /** who is signed in already */
  above: ReactNode
  email: string
  onEmail(email: string): void
  /** of the link; '' where the address had none */
  token: string
  /** shows what a sample backend hands over in place of a letter */
  offersSample: boolean
  onSample(token: string): void
  onTurn(view: 'sign-in' | 'forgot-password'): void
}

const PasswordView = (props: PasswordRecoveryProps) =>
  props.view === 'forgot-password' ? <ForgotPassword {...props} /> : <ResetPassword key={props.token} {...props} />

/** A password forgotten, and a new one set. */
export const PasswordRecovery = defineWidget<PasswordRecoveryProps>({
  goesOn: true,
  apps: {},
  views: passwordViews,
  messages: [messages],
  Skeleton: AuthSkeleton,
  View: PasswordView,
})
