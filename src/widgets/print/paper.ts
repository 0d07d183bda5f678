import { useLayoutEffect, useState } from 'react'

/** Paper size in millimetres. */
export type Paper = { width: number; height: number }

export const a4: Paper = { width: 210, height: 297 }

/** CSS pixels per millimetre. */
const pixels = 96 / 25.4

/** Scale at which a page fits the available width and this height; at most 1. */
export function useScale({ width, height }: Paper, mostHeight: number) {
  // a state instead of a ref: the element is mounted conditionally
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
