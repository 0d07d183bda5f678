export const activeSteps = ['next', 'previous', 'first', 'last'] as const
export type ActiveStep = (typeof activeSteps)[number]

/** The option the keyboard is on: the one it went to while that is shown, else the first. */
export const activeOf = (keys: readonly string[], active: string | undefined): string | undefined =>
  active !== undefined && keys.includes(active) ? active : keys[0]

/** Where a step leads among what is shown; past either end it goes on at the other. */
export function stepped(keys: readonly string[], active: string | undefined, step: ActiveStep): string | undefined {
  if (step === 'first') return keys[0]
  if (step === 'last') return keys.at(-1)
  const at = keys.indexOf(activeOf(keys, active) ?? '')
  return keys.at(step === 'previous' ? at - 1 : (at + 1) % keys.length)
}
