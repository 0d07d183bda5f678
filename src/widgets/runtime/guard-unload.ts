const ask = (event: BeforeUnloadEvent) => event.preventDefault()

let guards = 0

/** Files can't be written to this device: the browser asks before they are lost. Returns a function that ends this. */
export function guardUnload(): () => void {
  guards += 1
  window.addEventListener('beforeunload', ask)
  let isOver = false
  return () => {
    if (isOver) return
    isOver = true
    guards -= 1
    if (guards === 0) window.removeEventListener('beforeunload', ask)
  }
}
