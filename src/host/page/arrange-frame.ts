import { can } from '../../core/auth/auth.ability'
import { bordered } from '../../widgets/theme/bordered'
import { showLoadError } from './load-error'
import { watchStart } from './watch-start'

type Kept = Record<string, unknown>

const parse = (text: string | null): Kept | undefined => {
  try {
    const value: unknown = JSON.parse(text ?? 'null')
    return typeof value === 'object' && value !== null ? (value as Kept) : undefined
  } catch {
    return undefined
  }
}

/** Where the engine keeps the user of the backend the page uses: `stores.ts` and `transport.ts` name it. */
function userKey(backend: string | undefined): string {
  const issuer = backend === undefined ? 'page' : new URL(`${backend}/`, location.href).href
  return `langraan/${encodeURIComponent(issuer)}/shared/userData`
}

function signedIn(backend: string | undefined): Kept | undefined {
  const key = userKey(backend)
  return parse(localStorage.getItem(key)) ?? parse(sessionStorage.getItem(key))
}

type Abilities = Parameters<typeof can>[0]

function arrange(frame: HTMLElement, backend: string | undefined): void {
  const page = document.documentElement
  const user = signedIn(backend)
  const stored = parse(localStorage.getItem('langraan.layout'))
  // as dashboard.record.ts reads it
  const kept: Kept = stored?.version === 1 ? stored : {}
  const { skin, locale = page.lang, menu, menuHidden, navbar, footer, direction, content, collapsed } = kept
  if (typeof skin === 'string') page.dataset.skin = skin === 'auto' || skin === 'dark' ? skin : 'light'
  const codes = Array.isArray(user?.user_permission) ? user.user_permission.map(String) : []
  const isOpen = user && can(user.ability as Abilities, codes, 'read', frame.dataset.subject ?? '')
  const isOther = menu ?? menuHidden ?? navbar ?? footer ?? direction ?? content
  if (!isOpen || isOther !== undefined || locale !== page.lang) return
  const side = frame.querySelector<HTMLElement>('[data-side]')
  if (collapsed === true) side?.setAttribute('data-rail', 'true')
  if (skin === 'semi-dark') side?.setAttribute('data-dark', 'true')
  if (skin === 'bordered')
    for (const [name, value] of Object.entries(bordered)) frame.style.setProperty(`--raan-${name}`, value)
  frame.dataset.in = ''
}

/**
 * For an inline script that runs before the first paint: shows the frame to signed-in users who may open the screen, with
 * their skin and collapsed menu. The frame stays hidden for layouts it doesn't support. Says so if a script can't be
 * loaded, or doesn't come. `backend` is the path of the backend; default: a mock in the page.
 */
export function arrangeFrame(backend?: string): void {
  try {
    const frame = document.querySelector<HTMLElement>('[data-frame]')
    if (frame) arrange(frame, backend)
  } catch {
    // storage is blocked: the page is blank until its scripts have run
  }
  // errors of a script don't bubble
  addEventListener('error', ({ target }) => target instanceof HTMLScriptElement && showLoadError(), true)
  watchStart()
}
