import type { Ability } from './auth.contract'

/** What anybody may do whose user data names no abilities. */
const defaultAbilities: readonly Ability[] = [{ action: 'read', subject: 'Auth' }]

const grants = (granted: Ability, action: string, subject: string): boolean =>
  (granted.action === 'manage' || granted.action === action) &&
  (granted.subject === 'all' || granted.subject === subject)

/** A permission code is `action:subject`, wildcards as in abilities; a code of another form grants nothing here. */
function abilityOf(code: string): Ability | undefined {
  const at = code.indexOf(':')
  return at > 0 ? { action: code.slice(0, at), subject: code.slice(at + 1) } : undefined
}

/** Abilities first, then the permission codes. No stored abilities (not: an empty list) = read on Auth. */
export function can(
  abilities: readonly Ability[] | null | undefined,
  permissions: readonly string[],
  action: string,
  subject: string,
): boolean {
  if ((abilities ?? defaultAbilities).some((ability) => grants(ability, action, subject))) return true
  return permissions.some((code) => {
    const ability = abilityOf(code)
    return ability !== undefined && grants(ability, action, subject)
  })
}
