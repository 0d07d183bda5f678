export const activeSteps = ['next', 'previous', 'first', 'last'] as const
export type ActiveStep = (typeof activeSteps)[number]

/** The active option: the one last moved to while it is still listed, else the first. */
export const activeOf = (keys: readonly string[], active: string | undefined): string | undefined =>
  active !== undefined && keys.includes(active) ? active : keys[0]

/** The option after a keyboard step; wraps around at both ends. */
export function stepped(keys: readonly string[], active: string | undefined, step: ActiveStep): string | undefined {
  if (step === 'first') return keys[0]
  if (step === 'last') return keys.at(-1)
  const at = keys.indexOf(activeOf(keys, active) ?? '')
  return keys.at(step === 'previous' ? at - 1 : (at + 1) % keys.length)
}
