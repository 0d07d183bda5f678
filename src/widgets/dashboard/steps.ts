const kinds = ['popstate', 'hashchange'] as const
const listeners = new Set<() => void>()
const gates = new Set<() => boolean>()

/** Tells that the address of the page is another one. */
export function tellStep(): void {
  for (const listener of [...listeners]) listener()
}

const step = () => {
  if (![...gates].some((isHeldBack) => isHeldBack())) tellStep()
}

/** Hears of each step from one address to another, but for those that are held back. */
export function onStep(listener: () => void): () => void {
  if (listeners.size === 0) for (const kind of kinds) globalThis.addEventListener(kind, step)
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) for (const kind of kinds) globalThis.removeEventListener(kind, step)
  }
}

/** Is asked before anybody hears of the browser's own step back or forth; true: nobody shall. */
export function gateSteps(isHeldBack: () => boolean): () => void {
  gates.add(isHeldBack)
  return () => gates.delete(isHeldBack)
}
