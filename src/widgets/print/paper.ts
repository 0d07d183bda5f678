import { useLayoutEffect, useState } from 'react'

/** A page of paper, in millimetres. */
export type Paper = { width: number; height: number }

export const a4: Paper = { width: 210, height: 297 }

/** CSS pixels of a millimetre. */
const pixels = 96 / 25.4

/** How much smaller a page is shown so that it fits the width there is and this height; never larger than life. */
export function useScale({ width, height }: Paper, mostHeight: number) {
  // a state and no ref: the desk comes and goes with what there is to show
  const [node, desk] = useState<HTMLDivElement | null>(null)
  const [room, setSpace] = useState(0)
  useLayoutEffect(() => {
    if (!node) return undefined
    const measure = () => setSpace(node.clientWidth)
    measure()
    const watching = new ResizeObserver(measure)
    watching.observe(node)
    return () => watching.disconnect()
  }, [node])
  const widest = room > 2 ? (room - 2) / (width * pixels) : 1
  const scale = Math.min(1, widest, mostHeight / (height * pixels))
  return { desk, scale, width: width * pixels * scale, height: height * pixels * scale }
}
