import { messages } from 'langraan:messages/auth'
import { messages as failureMessages } from 'langraan:messages/failure'
import { messages as lazyMessages } from 'langraan:messages/lazy'
import { messages as roleMessages } from 'langraan:messages/roles'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { authApp } from '../../core/auth/app'
import { useRoleNames } from '../roles/use-role-names'
import { defineWidget } from '../runtime/define-widget'
import { useEngine, useOwner } from '../runtime/use-engine'
import { usePropState } from '../runtime/use-prop-state'
import { useSignOut } from '../runtime/use-sign-out'
import { useToaster } from '../runtime/use-toaster'
import { Button } from '../ui/button'
import { AuthFrame, AuthSkeleton, Notice } from './auth-frame'
import { AuthPassword } from './auth-password-part'
import { RegisterForm, registerFields } from './auth-register-form'
import type { SignInHint } from './auth-sign-in-form'
import { SignInForm, signInFields } from './auth-sign-in-form'
import { PersonStrip, SignedIn } from './auth-signed-in'
import { useAuth, useAuthNews } from './use-auth'
import { useAuthMessages } from './use-auth-messages'

export type AuthView = 'sign-in' | 'register' | 'forgot-password' | 'reset-password'

export type RaanSignInProps = {
  /** default: `sign-in`; the user can switch to registration */
  view?: AuthView | undefined
  /** sample accounts to show; the first one fills the form */
  hint?: readonly SignInHint[] | undefined
  termsUrl?: string | undefined
  /** `closed`: users are invited and can't register */
  registration?: string | undefined
  /** offers to reset a forgotten password; the backend emails a link */
  forgotPassword?: boolean | undefined
  /** token from that link, for `reset-password` */
  token?: string | undefined
  /** keeps the form when someone is signed in, and shows the current user above it */
  keepForm?: boolean | undefined
  /** shows a button to continue if the user is already signed in */
  onGoOn?: (() => void) | undefined
  /** a sample backend's reset link was followed */
  onResetLink?: ((token: string) => void) | undefined
  onViewChange?: ((view: AuthView) => void) | undefined
  onSignedIn?: ((detail: { id: number; username: string; role: string }) => void) | undefined
  onSignedOut?: ((detail: { reason: string }) => void) | undefined
}

const noHint: readonly SignInHint[] = []

function SignInView(props: RaanSignInProps) {
  const { view: wanted = 'sign-in', hint = noHint, termsUrl, token, keepForm = false, onGoOn } = props
  const { onViewChange, onSignedIn, onSignedOut, onResetLink } = props
  const isClosed = props.registration === 'closed'
  const { t } = useLingui()
  const { status, user, handedOver, fields, error, isUnsure, ended, knownEmail, ...auth } = useAuth()
  const { of: sentencesOf } = useAuthMessages()
  const byInvitation = t`Nobody can sign up here on their own. Ask the shop's owner to invite you.`
  const { of: registrationSentences } = useAuthMessages({}, { forbidden: byInvitation })
  const roleOf = useRoleNames()
  const toaster = useToaster()
  const [view, setView] = usePropState(wanted)
  const [typedEmail, setTypedEmail] = useState<string>()
  const [sampleToken, setSampleToken] = useState<string>()

  const owner = useOwner()
  const keepsUnsaved = useEngine().keepsUnsaved()
  const { signOut, asking } = useSignOut()

  useAuthNews({
    onSignedIn(person) {
      setTypedEmail(undefined)
      if (!person) return
      const name = person.fullName || person.username
      const role = roleOf(person.role)
      toaster.show({ id: 'welcome', tone: 'success', title: t`Welcome, ${name}`, text: t`Signed in as: ${role}` })
      onSignedIn?.({ id: person.id, username: person.username, role: person.role })
    },
    onSignedOut: (reason) => onSignedOut?.({ reason }),
  })

  const turnTo = (next: AuthView) => {
    setView(next)
    auth.clearErrors()
    onViewChange?.(next)
  }

  if (status === 'restoring') return <AuthSkeleton />
  const isOfPassword = view === 'forgot-password' || view === 'reset-password'
  const person = user && {
    name: user.fullName || user.username,
    avatar: user.avatar ?? undefined,
    onLeave: signOut,
    onGoOn,
  }
  if (status === 'signedIn' && person && !keepForm && !isOfPassword)
    return (
      <AuthFrame>
        <SignedIn {...person} email={user.email} role={roleOf(user.role)} />
        {asking}
      </AuthFrame>
    )
  if (handedOver)
    return (
      <AuthFrame>
        <Notice tone="info">{t`The portal signs you in on this page.`}</Notice>
      </AuthFrame>
    )
  const above = person && (keepForm || isOfPassword) && (
    <>
      <PersonStrip {...person} />
      {asking}
    </>
  )
  if (isOfPassword)
    return (
      <AuthPassword
        view={view}
        above={above}
        email={typedEmail ?? knownEmail ?? ''}
        onEmail={setTypedEmail}
        token={sampleToken ?? token ?? ''}
        offersSample={hint.length > 0}
        onSample={(sample) => {
          setSampleToken(sample)
          turnTo('reset-password')
          onResetLink?.(sample)
        }}
        onTurn={(next) => {
          setSampleToken(undefined)
          turnTo(next)
        }}
      />
    )
  if (view === 'register')
    return (
      <AuthFrame
        at={view}
        above={above}
        title={t`Create an account`}
        lead={isClosed ? undefined : t`It takes less than a minute.`}
        foot={
          <>
            {t`Already have an account?`}{' '}
            <Button look="ghost" size="s" onClick={() => turnTo('sign-in')}>
              {t`Sign in`}
            </Button>
          </>
        }
      >
        {isClosed ? (
          <Notice tone="info">{byInvitation}</Notice>
        ) : (
          <RegisterForm
            key={owner}
            email={typedEmail ?? ''}
            onEmail={setTypedEmail}
            errors={registrationSentences(registerFields, fields, error)}
            isUnsure={isUnsure}
            busy={status === 'registering'}
            termsUrl={termsUrl}
            onSubmit={(username, password) => auth.register(typedEmail ?? '', username, password)}
            onEdit={auth.clearField}
          />
        )}
      </AuthFrame>
    )
  const email = typedEmail ?? knownEmail ?? hint[0]?.email ?? ''
  return (
    <AuthFrame
      at={view}
      above={above}
      title={t`Sign in`}
      lead={t`Good to see you again.`}
      foot={
        <>
          {t`New here?`}{' '}
          {isClosed ? (
            t`Ask the shop's owner to invite you.`
          ) : (
            <Button look="ghost" size="s" onClick={() => turnTo('register')}>
              {t`Create an account`}
            </Button>
          )}
        </>
      }
    >
      {ended === 'expired' && (
        <Notice tone="info">
          {keepsUnsaved
            ? t`Your session has ended. What you typed is kept and comes back when you sign in again.`
            : t`Your session has ended. Sign in again.`}
        </Notice>
      )}
      {ended === 'elsewhere' && <Notice tone="info">{t`You were signed out in another window.`}</Notice>}
      <SignInForm
        key={owner}
        email={email}
        onEmail={setTypedEmail}
        errors={sentencesOf(signInFields, fields, error)}
        busy={status === 'signingIn'}
        hint={hint}
        onSubmit={(password, remember) => auth.login(email, password, remember)}
        onEdit={auth.clearField}
        onForgot={props.forgotPassword ? () => turnTo('forgot-password') : undefined}
      />
    </AuthFrame>
  )
}

export const apps = { auth: authApp }

export const RaanSignIn = defineWidget<RaanSignInProps>({
  goesOn: true,
  apps,
  messages: [messages, failureMessages, lazyMessages, roleMessages],
  Skeleton: AuthSkeleton,
  View: SignInView,
})
