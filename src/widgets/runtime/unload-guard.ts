let held = 0
const ask = (event: BeforeUnloadEvent) => event.preventDefault()

/** Lets the browser ask before the page is closed or reloaded. Returns a function that ends this. */
export function guardUnload(): () => void {
  if (held === 0) window.addEventListener('beforeunload', ask)
  held += 1
  let isOver = false
  return () => {
    if (isOver) return
    isOver = true
    held -= 1
    if (held === 0) window.removeEventListener('beforeunload', ask)
  }
}

export const isUnloadGuarded = (): boolean => held > 0
