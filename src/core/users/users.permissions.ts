import { can } from '../auth/auth.ability'

/** What the columns of the matrix of permissions stand for. */
export const permissionActions = ['read', 'write', 'create', 'delete'] as const
export type PermissionAction = (typeof permissionActions)[number]

/** Its rows: what screens and calls are guarded by. */
export const permissionSubjects = [
  'Analytics',
  'Order',
  'Shop',
  'Product',
  'Invoice',
  'User',
  'Email',
  'Chat',
  'Todo',
  'Calendar',
  'DataTable',
  'Blog',
  'ACL',
  'Auth',
] as const
export type PermissionSubject = (typeof permissionSubjects)[number] | 'all'

type Codes = readonly string[]

const everything = 'manage:all'

/** Whether these codes let somebody do this; `all` asks for every subject, also those not in the matrix. */
export const isGranted = (codes: Codes, action: PermissionAction, subject: PermissionSubject): boolean =>
  can([], codes, action, subject)

/** Whether an action is granted on some subjects and not on all. */
export const isPartly = (codes: Codes, action: PermissionAction): boolean =>
  !isGranted(codes, action, 'all') && permissionSubjects.some((subject) => isGranted(codes, action, subject))

const knownSubjects: Codes = permissionSubjects
const knownActions: Codes = permissionActions

/** The codes a wildcard stands for within the matrix, besides the one that is to go. */
function spelledOut(code: string, action: PermissionAction, subject: PermissionSubject): string[] {
  const [what = '', whom = ''] = code.split(':')
  const actions = what === 'manage' ? knownActions : [what]
  return actions.flatMap((each) => {
    if (each !== action) return [`${each}:${whom}`]
    if (subject === 'all') return []
    return whom === 'all' ? knownSubjects.filter((other) => other !== subject).map((other) => `${each}:${other}`) : []
  })
}

/** Everything there is, said in one code. */
function folded(codes: Codes): string[] {
  const unique = [...new Set(codes)]
  if (!knownActions.every((action) => unique.includes(`${action}:all`))) return unique
  const rest = unique.filter((code) => !knownActions.includes(code.split(':')[0] ?? ''))
  return [everything, ...rest]
}

/**
 * The codes with one action on one subject granted or not; on `all` it is granted or taken on every subject. Nothing else
 * changes, and codes of another kind stay as they are.
 */
export function withGrant(codes: Codes, action: PermissionAction, subject: PermissionSubject, isOn: boolean): string[] {
  if (isGranted(codes, action, subject) === isOn && !(subject === 'all' && isPartly(codes, action))) return [...codes]
  if (isOn) {
    const own = subject === 'all' ? codes.filter((code) => !code.startsWith(`${action}:`)) : codes
    return folded([...own, `${action}:${subject}`])
  }
  const covers = (code: string) =>
    subject === 'all' ? code.startsWith(`${action}:`) || code.startsWith('manage:') : can([], [code], action, subject)
  return [...new Set(codes.flatMap((code) => (covers(code) ? spelledOut(code, action, subject) : [code])))]
}

/** What codes grant, as the abilities a session has. Codes of another form grant nothing. */
export const abilitiesOf = (codes: Codes): { action: string; subject: string }[] =>
  codes.flatMap((code) => {
    const at = code.indexOf(':')
    return at > 0 ? [{ action: code.slice(0, at), subject: code.slice(at + 1) }] : []
  })

/** Whether two lists grant the same, however they say it. */
export const sameCodes = (one: Codes, other: Codes): boolean =>
  one.length === other.length && one.every((code) => other.includes(code))
