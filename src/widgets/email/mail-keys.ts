export type MailAction =
  | 'next'
  | 'previous'
  | 'open'
  | 'done'
  | 'reply'
  | 'replyAll'
  | 'forward'
  | 'star'
  | 'trash'
  | 'unread'
  | 'select'
  | 'compose'
  | 'search'
  | 'back'
  | 'keys'

/** The single source for the key handler and the help sheet, in its order. */
export const mailKeys: readonly { keys: readonly string[]; action: MailAction }[] = [
  { keys: ['j', 'ArrowDown'], action: 'next' },
  { keys: ['k', 'ArrowUp'], action: 'previous' },
  { keys: ['Enter', 'o'], action: 'open' },
  { keys: ['Escape'], action: 'back' },
  { keys: ['e'], action: 'done' },
  { keys: ['r'], action: 'reply' },
  { keys: ['a'], action: 'replyAll' },
  { keys: ['f'], action: 'forward' },
  { keys: ['s'], action: 'star' },
  { keys: ['#'], action: 'trash' },
  { keys: ['u'], action: 'unread' },
  { keys: ['x'], action: 'select' },
  { keys: ['c'], action: 'compose' },
  { keys: ['/'], action: 'search' },
  { keys: ['?'], action: 'keys' },
]

type Pressed = { key: string; code: string; shiftKey: boolean }

/** The character the key produces on a Latin layout: staff type on Thai keyboards. */
function latinKey({ key, code, shiftKey }: Pressed): string {
  if (key.length > 1 || /^[ -~]$/.test(key)) return key
  if (code.startsWith('Key')) return code.slice(3).toLowerCase()
  if (code === 'Slash') return shiftKey ? '?' : '/'
  return code === 'Digit3' && shiftKey ? '#' : key
}

export function actionOf(pressed: Pressed): MailAction | undefined {
  const key = latinKey(pressed)
  return mailKeys.find(({ keys }) => keys.includes(key))?.action
}
