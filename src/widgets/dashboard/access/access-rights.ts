import { abilityOf, type Grant, grantOf } from '../../../core/auth/auth.ability'
import type { Ability } from '../../../core/auth/auth.contract'

/** Actions the product itself checks. */
const knownActions = ['read', 'create', 'write', 'delete'] as const

export type Right = { action: string; grant: Grant | undefined }
export type RightsRow = { subject: string; rights: readonly Right[]; grants: readonly Grant[] }

const sameGrant = (one: Grant, other: Grant): boolean =>
  one.by === other.by && one.ability.action === other.ability.action && one.ability.subject === other.ability.subject

/**
 * Every subject with its actions and what grants them: the known subjects plus those named in the user's
 * abilities and codes, wildcards aside.
 */
export function rightsOf(
  abilities: readonly Ability[] | undefined,
  permissions: readonly string[],
  subjects: readonly string[],
): { actions: readonly string[]; rows: readonly RightsRow[] } {
  const coded = permissions.flatMap((code) => abilityOf(code) ?? [])
  const named = [...(abilities ?? []), ...coded]
  const actions = [...new Set([...knownActions, ...named.map(({ action }) => action)])].filter((a) => a !== 'manage')
  const all = [...new Set([...subjects, ...named.map(({ subject }) => subject)])].filter((s) => s !== 'all')
  const rows = all.map((subject) => {
    const rights = actions.map((action) => ({ action, grant: grantOf(abilities, permissions, action, subject) }))
    const grants: Grant[] = []
    for (const { grant } of rights) if (grant && !grants.some((each) => sameGrant(each, grant))) grants.push(grant)
    return { subject, rights, grants }
  })
  return { actions, rows }
}

/** Codes that aren't `action:subject`; they grant nothing here. */
export const otherCodes = (permissions: readonly string[]): string[] =>
  permissions.filter((code) => abilityOf(code) === undefined)
