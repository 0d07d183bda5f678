export type Params = Readonly<Record<string, string>>

/** Enough of a screen to find it and to guard it. */
export type Guarded = {
  path: string
  /** further paths of the same screen: a step between them keeps it */
  also?: readonly string[]
  subject: string
}

export type Session = {
  state: 'restoring' | 'signedOut' | 'signedIn'
  can(action: string, subject: string): boolean
}

export type SignInView = 'sign-in' | 'register'

export type Place<S extends Guarded> =
  | { kind: 'waiting' }
  | { kind: 'signIn'; view: SignInView }
  | { kind: 'redirect'; to: string }
  | { kind: 'screen'; screen: S; params: Params }
  | { kind: 'notAuthorised' }
  | { kind: 'notFound' }

export const notAuthorisedPath = '/misc/not-authorized'
export const signInPath = '/login'

const signInPaths: Readonly<Record<string, SignInView>> = {
  [signInPath]: 'sign-in',
  '/pages/login-v1': 'sign-in',
  '/pages/login-v2': 'sign-in',
  '/register': 'register',
  '/pages/register-v1': 'register',
  '/pages/register-v2': 'register',
}

const partsOf = (path: string): string[] => path.split('/').filter(Boolean)

/** The values of `/desk/orders/:number` in a path, undefined where the path is another. */
function paramsOf(pattern: string, path: string): Params | undefined {
  const names = partsOf(pattern)
  const parts = partsOf(path)
  if (names.length !== parts.length) return undefined
  const params: Record<string, string> = {}
  for (const [index, name] of names.entries()) {
    const part = parts[index] ?? ''
    if (name.startsWith(':')) params[name.slice(1)] = part
    else if (name !== part) return undefined
  }
  return params
}

/** Where a person begins: the first screen that is open to them. */
export const startOf = (screens: readonly Guarded[], { can }: Session): string =>
  screens.find(({ path, subject }) => !path.includes(':') && can('read', subject))?.path ?? notAuthorisedPath

/** What stands at a path for this person. Whoever is not signed in finds the sign-in there, and the page after it. */
export function where<S extends Guarded>(path: string, session: Session, screens: readonly S[]): Place<S> {
  if (session.state === 'restoring') return { kind: 'waiting' }
  const known = `/${partsOf(path).join('/')}`
  const signIn = signInPaths[known]
  if (session.state === 'signedOut') return { kind: 'signIn', view: signIn ?? 'sign-in' }
  if (signIn) return { kind: 'redirect', to: startOf(screens, session) }
  if (known === notAuthorisedPath) return { kind: 'notAuthorised' }
  for (const screen of screens) {
    const params = [screen.path, ...(screen.also ?? [])].map((path) => paramsOf(path, known)).find(Boolean)
    if (!params) continue
    if (!session.can('read', screen.subject))
      return { kind: 'redirect', to: known === '/' ? startOf(screens, session) : notAuthorisedPath }
    return { kind: 'screen', screen, params }
  }
  return known === '/' ? { kind: 'redirect', to: startOf(screens, session) } : { kind: 'notFound' }
}
