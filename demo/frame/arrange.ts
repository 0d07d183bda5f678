import { can } from '../../src/core/auth/auth.ability'
import { bordered } from '../../src/widgets/theme/bordered'
import { shownBackend } from '../shown-backend'
import { showLoadError } from './load-error'

/**
 * Inline script that runs before the first paint: shows the frame to signed-in users who may open the screen, with their
 * skin and collapsed menu. The frame stays hidden for layouts it doesn't support.
 */
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
function userKey(): string {
  const backend = shownBackend()
  const issuer = backend === undefined ? 'page' : new URL(`${backend}/`, location.href).href
  return `langraan/${encodeURIComponent(issuer)}/shared/userData`
}

function signedIn(): Kept | undefined {
  const key = userKey()
  return parse(localStorage.getItem(key)) ?? parse(sessionStorage.getItem(key))
}

type Abilities = Parameters<typeof can>[0]

function arrange(frame: HTMLElement): void {
  const page = document.documentElement
  const user = signedIn()
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

try {
  const frame = document.querySelector<HTMLElement>('[data-frame]')
  if (frame) arrange(frame)
} catch {
  // storage is blocked: the page is blank until its scripts have run
}

// errors of a script don't bubble
addEventListener('error', ({ target }) => target instanceof HTMLScriptElement && showLoadError(), true)
