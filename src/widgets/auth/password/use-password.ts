import { useLingui } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import { useView } from '../../runtime/use-engine'
import { useLocale } from '../../runtime/use-locale'
import { useAuthMessages } from '../use-auth-messages'

export function usePasswordLink() {
  const language = useLocale()
  const view = useView('auth.password')
  return {
    stage: useSelector(view, ({ value }) => value),
    email: useSelector(view, ({ context }) => context.email),
    sampleToken: useSelector(view, ({ context }) => context.sampleToken),
    isMailed: useSelector(view, ({ context }) => context.isMailed),
    fields: useSelector(view, ({ context }) => context.fields),
    error: useSelector(view, ({ context }) => context.error),
    request: (email: string) => view.send({ type: 'link.request', email, language }),
    startOver: () => view.send({ type: 'start.over' }),
    clearField: (field: string) => view.send({ type: 'field.clear', field }),
  }
}

export function usePasswordReset(token: string) {
  const view = useView('auth.password.reset', {}, token)
  return {
    stage: useSelector(view, ({ value }) => value),
    fields: useSelector(view, ({ context }) => context.fields),
    error: useSelector(view, ({ context }) => context.error),
    /** a previous attempt may have set the password */
    isUnsure: useSelector(view, ({ context }) => context.isUnsure),
    set: (password: string, again: string) => view.send({ type: 'password.set', token, password, again }),
    clearField: (field: string) => view.send({ type: 'field.clear', field }),
  }
}

export function usePasswordMessages() {
  const { t } = useLingui()
  return useAuthMessages({
    email: t`Enter an email address, like name@example.com.`,
    mismatch: t`The passwords don't match.`,
    'this link is no longer valid': t`This link has been used or has expired. Request a new one.`,
  })
}
