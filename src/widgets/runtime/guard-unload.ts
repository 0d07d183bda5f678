const ask = (event: BeforeUnloadEvent) => event.preventDefault()

let guards = 0

/** For what this device can't store: the browser asks before it is lost. Returns a function that ends this. */
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
