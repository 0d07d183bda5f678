import type { Ability } from './auth.contract'

/** What anybody may do whose user data names no abilities. */
const defaultAbilities: readonly Ability[] = [{ action: 'read', subject: 'Auth' }]

const grants = (granted: Ability, action: string, subject: string): boolean =>
  (granted.action === 'manage' || granted.action === action) &&
  (granted.subject === 'all' || granted.subject === subject)

/** A permission code is `action:subject`, wildcards as in abilities; a code of another form grants nothing here. */
export function abilityOf(code: string): Ability | undefined {
  const at = code.indexOf(':')
  return at > 0 ? { action: code.slice(0, at), subject: code.slice(at + 1) } : undefined
}

/** What allows something: an ability of the person, a permission code, or what everybody may who has no abilities. */
export type Grant = { by: 'ability' | 'code' | 'default'; ability: Ability }

/** The first thing that allows it, abilities before codes; undefined when nothing does. No stored abilities (not: an empty list) = read on Auth. */
export function grantOf(
  abilities: readonly Ability[] | null | undefined,
  permissions: readonly string[],
  action: string,
  subject: string,
): Grant | undefined {
  const ability = (abilities ?? defaultAbilities).find((each) => grants(each, action, subject))
  if (ability) return { by: abilities ? 'ability' : 'default', ability }
  for (const code of permissions) {
    const coded = abilityOf(code)
    if (coded && grants(coded, action, subject)) return { by: 'code', ability: coded }
  }
  return undefined
}

/** Whether anything allows it. */
export const can = (...asked: Parameters<typeof grantOf>): boolean => grantOf(...asked) !== undefined
