import { lookUp } from '../../core/kernel/look-up'
export type Params = Readonly<Record<string, string>>

/** What it takes to find and guard a screen. */
export type Guarded = {
  path: string
  /** more paths of the same screen: navigating between them keeps it mounted */
  also?: readonly string[]
  subject: string
  /** a subject that opens it, too */
  orSubject?: string
  /** required besides reading */
  action?: string
  /** closed to users who work for certain shops only: its calls are refused to them */
  isOfWholeBusiness?: boolean
}

export type Session = {
  state: 'restoring' | 'signedOut' | 'signedIn'
  can(action: string, subject: string): boolean
  /** works for certain shops only */
  isLimited: boolean
}

export type SignInView = 'sign-in' | 'register' | 'forgot-password' | 'reset-password'
/** A page that needs no sign-in. */
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

/** A form with its own URL, with no screen behind it. */
export const isFormPage = (path: string): boolean => pagePattern.test(path)

/** For `/pages/login-v1` and the like, which are shown to signed-in users, too. */
function pageOf(path: string): { view: SignInView; look: SignInLook } | undefined {
  const [, name, version] = pagePattern.exec(path) ?? []
  const view = lookUp(ownPaths, `/${name}`)
  return view && { view, look: version === '1' ? 'card' : 'picture' }
}

/** The path of a form; from one of the pages, the page with the same look. */
export function pathOf(view: SignInView, from: string): string {
  const [own] = Object.entries(ownPaths).find(([, each]) => each === view) ?? [signInPath]
  const version = pagePattern.exec(from)?.[2]
  return version ? `/pages${own}-v${version}` : own
}

/** Paths of all pages that need no sign-in. */
export const openPaths: readonly string[] = [
  ...Object.keys(ownPaths),
  ...['1', '2'].flatMap((version) => Object.keys(ownPaths).map((path) => `/pages${path}-v${version}`)),
  ...Object.keys(miscPages),
]

const partsOf = (path: string): string[] => path.split('/').filter(Boolean)

/** Parameters of `/desk/orders/:number` in a path; undefined if the path doesn't match. */
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

/** Whether the user may open a screen. */
export const mayOpen = (
  { subject, orSubject = subject, action = 'read', isOfWholeBusiness = false }: Omit<Guarded, 'path'>,
  { can, isLimited }: Pick<Session, 'can' | 'isLimited'>,
) => !(isOfWholeBusiness && isLimited) && [subject, orSubject].some((each) => can('read', each) && can(action, each))

/** The start screen: the first one the user may open. */
export const startOf = (screens: readonly Guarded[], session: Session): string =>
  screens.find((screen) => !screen.path.includes(':') && mayOpen(screen, session))?.path ?? notAuthorisedPath

/** The screen of a path, whether or not the user may see it. */
export function screenAt<S extends Guarded>(path: string, screens: readonly S[]) {
  for (const screen of screens) {
    const params = [screen.path, ...(screen.also ?? [])].map((each) => paramsOf(each, path)).find(Boolean)
    if (params) return { screen, params }
  }
  return undefined
}

/** Whether navigation keeps the current screen or matches nothing. */
export function isOneScreen(from: string, to: string, screens: readonly Guarded[]): boolean {
  const [path = ''] = to.split('?')
  if (isFormPage(path)) return false
  const [there, here] = [path, from.split('?')[0] ?? from].map((each) => screenAt(each, screens)?.screen)
  return there === undefined || there === here
}

/**
 * What a path shows this user. Without a session it is the sign-in form, then the page; form pages and public
 * pages are open to everyone.
 */
export function where<S extends Guarded>(path: string, session: Session, screens: readonly S[]): Place<S> {
  if (session.state === 'restoring') return { kind: 'waiting' }
  const known = `/${partsOf(path).join('/')}`
  const misc = lookUp(miscPages, known)
  if (misc) return { kind: 'misc', page: misc }
  const page = pageOf(known)
  if (page) return { kind: 'signIn', ...page }
  const view = lookUp(ownPaths, known)
  // signed-in users may have forgotten their password, too
  const isOfPassword = view === 'forgot-password' || view === 'reset-password'
  if (session.state === 'signedOut' || isOfPassword) return { kind: 'signIn', view: view ?? 'sign-in', look: 'picture' }
  if (view) return { kind: 'redirect', to: startOf(screens, session) }
  if (known === notAuthorisedPath) return { kind: 'notAuthorised' }
  const found = screenAt(known, screens)
  if (found && !mayOpen(found.screen, session))
    return { kind: 'redirect', to: known === '/' ? startOf(screens, session) : notAuthorisedPath }
  if (found) return { kind: 'screen', ...found }
  return known === '/' ? { kind: 'redirect', to: startOf(screens, session) } : { kind: 'notFound' }
}
