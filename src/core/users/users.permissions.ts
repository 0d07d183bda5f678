import { can } from '../auth/auth.ability'

/** The columns of the permission matrix. */
export const permissionActions = ['read', 'write', 'create', 'delete'] as const
export type PermissionAction = (typeof permissionActions)[number]

/** Its rows: the subjects that guard screens and calls. */
export const permissionSubjects = [
  'Analytics',
  'Order',
  'Parcel',
  'Settlement',
  'Shop',
  'Product',
  'Invoice',
  'User',
  'PersonalData',
  'Activity',
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

/** Whether these codes grant this; `all` requires every subject, including those outside the matrix. */
export const isGranted = (codes: Codes, action: PermissionAction, subject: PermissionSubject): boolean =>
  can([], codes, action, subject)

/** Whether an action is granted on some subjects but not all. */
export const isPartly = (codes: Codes, action: PermissionAction): boolean =>
  !isGranted(codes, action, 'all') && permissionSubjects.some((subject) => isGranted(codes, action, subject))

const knownSubjects: Codes = permissionSubjects
const knownActions: Codes = permissionActions

/** A wildcard expanded to its codes in the matrix, without the one to be removed. */
function spelledOut(code: string, action: PermissionAction, subject: PermissionSubject): string[] {
  const [what = '', whom = ''] = code.split(':')
  const actions = what === 'manage' ? knownActions : [what]
  return actions.flatMap((each) => {
    if (each !== action) return [`${each}:${whom}`]
    if (subject === 'all') return []
    return whom === 'all' ? knownSubjects.filter((other) => other !== subject).map((other) => `${each}:${other}`) : []
  })
}

/** Replaces a complete set of codes by the wildcard for everything. */
function folded(codes: Codes): string[] {
  const unique = [...new Set(codes)]
  if (!knownActions.every((action) => unique.includes(`${action}:all`))) return unique
  const rest = unique.filter((code) => !knownActions.includes(code.split(':')[0] ?? ''))
  return [everything, ...rest]
}

/**
 * Grants or revokes one action on one subject; `all` means every subject. Everything else stays, including codes in
 * other formats.
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

/** The abilities that codes grant. Codes in other formats grant nothing. */
export const abilitiesOf = (codes: Codes): { action: string; subject: string }[] =>
  codes.flatMap((code) => {
    const at = code.indexOf(':')
    return at > 0 ? [{ action: code.slice(0, at), subject: code.slice(at + 1) }] : []
  })

/** Whether two lists contain the same codes, in any order. */
export const sameCodes = (one: Codes, other: Codes): boolean =>
  one.length === other.length && one.every((code) => other.includes(code))
