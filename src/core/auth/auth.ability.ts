import type { Ability } from './auth.contract'

/** Abilities of users whose data has none. */
const defaultAbilities: readonly Ability[] = [{ action: 'read', subject: 'Auth' }]

const grants = (granted: Ability, action: string, subject: string): boolean =>
  (granted.action === 'manage' || granted.action === action) &&
  (granted.subject === 'all' || granted.subject === subject)

/**
 * A permission code is `action:subject`, with the wildcards of abilities; codes in another format grant nothing here.
 */
export function abilityOf(code: string): Ability | undefined {
  const at = code.indexOf(':')
  return at > 0 ? { action: code.slice(0, at), subject: code.slice(at + 1) } : undefined
}

/** What grants a permission: an ability of the user, a permission code, or the default abilities. */
export type Grant = { by: 'ability' | 'code' | 'default'; ability: Ability }

/**
 * The first grant that applies, abilities before codes; undefined if there is none. Missing abilities (unlike an empty
 * list) = read on Auth.
 */
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

/** Whether any grant applies. */
export const can = (...asked: Parameters<typeof grantOf>): boolean => grantOf(...asked) !== undefined
