import { useSelector } from '@xstate/react'
import { useApp } from '../runtime/use-engine'
import { useEngineEvent } from '../runtime/use-engine-event'

/** Who is signed in, what a sign-in or registration was refused for, and the ways in and out. */
export function useAuth() {
  const auth = useApp('auth')
  return {
    status: useSelector(auth, (snapshot) => snapshot.value),
    user: useSelector(auth, ({ context }) => context.user),
    /** the host signs people in; then there is no person to show and no form */
    handedOver: useSelector(auth, ({ context }) => context.tokens.handedOver),
    fields: useSelector(auth, ({ context }) => context.fields),
    error: useSelector(auth, ({ context }) => context.error),
    /** the registration that failed may have made the account */
    isUnsure: useSelector(auth, ({ context }) => context.isUnsure),
    ended: useSelector(auth, ({ context }) => context.ended),
    login: (email: string, password: string, remember: boolean) =>
      auth.send({ type: 'login', email, password, remember }),
    register: (email: string, username: string, password: string) =>
      auth.send({ type: 'register', email, username, password }),
    clearField: (field: string) => auth.send({ type: 'field.clear', field }),
    clearErrors: () => auth.send({ type: 'errors.clear' }),
  }
}

type Person = NonNullable<ReturnType<typeof useAuth>['user']>

type News = {
  /** null where the host keeps the person */
  onSignedIn(user: Person | null): void
  onSignedOut(reason: string): void
}

/** Tells of comings and goings while mounted. */
export function useAuthNews(news: News) {
  const auth = useApp('auth')
  useEngineEvent('auth.signedIn', () => news.onSignedIn(auth.getSnapshot().context.user))
  useEngineEvent('auth.signedOut', ({ reason }) => news.onSignedOut(reason))
}
