export type MailDeed =
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
export const mailKeys: readonly { keys: readonly string[]; deed: MailDeed }[] = [
  { keys: ['j', 'ArrowDown'], deed: 'next' },
  { keys: ['k', 'ArrowUp'], deed: 'previous' },
  { keys: ['Enter', 'o'], deed: 'open' },
  { keys: ['Escape'], deed: 'back' },
  { keys: ['e'], deed: 'done' },
  { keys: ['r'], deed: 'reply' },
  { keys: ['a'], deed: 'replyAll' },
  { keys: ['f'], deed: 'forward' },
  { keys: ['s'], deed: 'star' },
  { keys: ['#'], deed: 'trash' },
  { keys: ['u'], deed: 'unread' },
  { keys: ['x'], deed: 'select' },
  { keys: ['c'], deed: 'compose' },
  { keys: ['/'], deed: 'search' },
  { keys: ['?'], deed: 'keys' },
]

type Pressed = { key: string; code: string; shiftKey: boolean }

/** What the key says on a Latin keyboard: a Thai one has other letters on the same keys. */
function latinKey({ key, code, shiftKey }: Pressed): string {
  if (key.length > 1 || /^[ -~]$/.test(key)) return key
  if (code.startsWith('Key')) return code.slice(3).toLowerCase()
  if (code === 'Slash') return shiftKey ? '?' : '/'
  return code === 'Digit3' && shiftKey ? '#' : key
}

export function deedOf(pressed: Pressed): MailDeed | undefined {
  const key = latinKey(pressed)
  return mailKeys.find(({ keys }) => keys.includes(key))?.deed
}
