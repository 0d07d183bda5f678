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

/** What the keys do, in the order of the sheet that tells of them: the one place where they stand. */
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

/** What the key says on a Latin keyboard: a Thai one has other letters on the same keys. */
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
