import { useSelector } from '@xstate/react'
import { useApp } from '../runtime/use-engine'
import { useEngineEvent } from '../runtime/use-engine-event'

export function useAuth() {
  const auth = useApp('auth')
  return {
    status: useSelector(auth, (snapshot) => snapshot.value),
    user: useSelector(auth, ({ context }) => context.user),
    /** the host page manages sign-in: there is no user to show and no form */
    handedOver: useSelector(auth, ({ context }) => context.tokens.handedOver),
    fields: useSelector(auth, ({ context }) => context.fields),
    error: useSelector(auth, ({ context }) => context.error),
    /** the failed registration may have created the account */
    isUnsure: useSelector(auth, ({ context }) => context.isUnsure),
    ended: useSelector(auth, ({ context }) => context.ended),
    knownEmail: useSelector(auth, ({ context }) => context.knownEmail),
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
  /** null if the host page manages sign-in */
  onSignedIn(user: Person | null): void
  onSignedOut(reason: string): void
}

export function useAuthNews(news: News) {
  const auth = useApp('auth')
  useEngineEvent('auth.signedIn', () => news.onSignedIn(auth.getSnapshot().context.user))
  useEngineEvent('auth.signedOut', ({ reason }) => news.onSignedOut(reason))
}
