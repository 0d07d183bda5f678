import { lookUp } from '../../core/kernel/look-up'
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

export type SignInView = 'sign-in' | 'register' | 'forgot-password' | 'reset-password'
/** A page that is there for everybody, signed in or not. */
export type MiscPage = 'coming-soon' | 'maintenance' | 'error'
/** `card` in the middle of the page, or beside a picture. */
export type SignInLook = 'card' | 'picture'

export type Place<S extends Guarded> =
  | { kind: 'waiting' }
  | { kind: 'signIn'; view: SignInView; look: SignInLook }
  | { kind: 'misc'; page: MiscPage }
  | { kind: 'redirect'; to: string }
  | { kind: 'screen'; screen: S; params: Params }
  | { kind: 'notAuthorised' }
  | { kind: 'notFound' }

export const notAuthorisedPath = '/misc/not-authorized'
export const signInPath = '/login'

const ownPaths: Readonly<Record<string, SignInView>> = {
  [signInPath]: 'sign-in',
  '/register': 'register',
  '/forgot-password': 'forgot-password',
  '/reset-password': 'reset-password',
}

const miscPages: Readonly<Record<string, MiscPage>> = {
  '/misc/coming-soon': 'coming-soon',
  '/misc/maintenance': 'maintenance',
  '/misc/error': 'error',
}

const pagePattern = /^\/pages\/(login|register|forgot-password|reset-password)-v([12])$/

/** A form with an address of its own, behind which nothing waits. */
export const isFormPage = (path: string): boolean => pagePattern.test(path)

/** Of `/pages/login-v1` and its like, which are there for the signed-in user as well. */
function pageOf(path: string): { view: SignInView; look: SignInLook } | undefined {
  const [, name, version] = pagePattern.exec(path) ?? []
  const view = lookUp(ownPaths, `/${name}`)
  return view && { view, look: version === '1' ? 'card' : 'picture' }
}

/** The address of a form; from one of the pages it is a page of the same look. */
export function pathOf(view: SignInView, from: string): string {
  const [own] = Object.entries(ownPaths).find(([, each]) => each === view) ?? [signInPath]
  const version = pagePattern.exec(from)?.[2]
  return version ? `/pages${own}-v${version}` : own
}

/** All addresses of pages that are there for everybody. */
export const openPaths: readonly string[] = [
  ...Object.keys(ownPaths),
  ...['1', '2'].flatMap((version) => Object.keys(ownPaths).map((path) => `/pages${path}-v${version}`)),
  ...Object.keys(miscPages),
]

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

/** The screen of a path, whoever may see it. */
export function screenAt<S extends Guarded>(path: string, screens: readonly S[]) {
  for (const screen of screens) {
    const params = [screen.path, ...(screen.also ?? [])].map((each) => paramsOf(each, path)).find(Boolean)
    if (params) return { screen, params }
  }
  return undefined
}

/** Whether a step from one path to another keeps what stands on the screen, or leads to nothing. */
export function isOneScreen(from: string, to: string, screens: readonly Guarded[]): boolean {
  const [path = ''] = to.split('?')
  if (isFormPage(path)) return false
  const [there, here] = [path, from.split('?')[0] ?? from].map((each) => screenAt(each, screens)?.screen)
  return there === undefined || there === here
}

/** What stands at a path for this person. Whoever is not signed in finds the sign-in there, and the page after it;
 * pages of forms and of news are there for all. */
export function where<S extends Guarded>(path: string, session: Session, screens: readonly S[]): Place<S> {
  if (session.state === 'restoring') return { kind: 'waiting' }
  const known = `/${partsOf(path).join('/')}`
  const misc = lookUp(miscPages, known)
  if (misc) return { kind: 'misc', page: misc }
  const page = pageOf(known)
  if (page) return { kind: 'signIn', ...page }
  const view = lookUp(ownPaths, known)
  // a password can be forgotten by whoever is still signed in
  const isOfPassword = view === 'forgot-password' || view === 'reset-password'
  if (session.state === 'signedOut' || isOfPassword) return { kind: 'signIn', view: view ?? 'sign-in', look: 'picture' }
  if (view) return { kind: 'redirect', to: startOf(screens, session) }
  if (known === notAuthorisedPath) return { kind: 'notAuthorised' }
  const found = screenAt(known, screens)
  if (found && !session.can('read', found.screen.subject))
    return { kind: 'redirect', to: known === '/' ? startOf(screens, session) : notAuthorisedPath }
  if (found) return { kind: 'screen', ...found }
  return known === '/' ? { kind: 'redirect', to: startOf(screens, session) } : { kind: 'notFound' }
}
