import { messages } from 'langraan:messages/auth.password'
import type { ReactNode } from 'react'
import { passwordViews } from '../../../core/auth/password/views'
import { defineWidget } from '../../runtime/define-widget'
import { AuthSkeleton } from '../auth-frame'
import { ForgotPassword } from './forgot-password'
import { ResetPassword } from './reset-password'

export type PasswordRecoveryProps = {
  view: 'forgot-password' | 'reset-password'
  above: ReactNode
  email: string
  onEmail(email: string): void
  /** from the link; '' if the address had none */
  token: string
  /** shows the link that a sample backend returns instead of sending an email */
  offersSample: boolean
  onSample(token: string): void
  onTurn(view: 'sign-in' | 'forgot-password'): void
}

const PasswordView = (props: PasswordRecoveryProps) =>
  props.view === 'forgot-password' ? <ForgotPassword {...props} /> : <ResetPassword key={props.token} {...props} />

export const PasswordRecovery = defineWidget<PasswordRecoveryProps>({
  goesOn: true,
  apps: {},
  views: passwordViews,
  messages: [messages],
  Skeleton: AuthSkeleton,
  View: PasswordView,
})
