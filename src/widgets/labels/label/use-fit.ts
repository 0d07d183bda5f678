import { useEffect, useLayoutEffect, useRef, useState } from 'react'

type Step = {
  scale: number
  items: number
  /** long texts are cut off, the address after so many lines */
  lines?: number
}

/** Steps of fitting: smaller text, then fewer items, then fewer lines of the address. */
const steps: readonly Step[] = [
  { scale: 1, items: 9 },
  { scale: 1, items: 6 },
  { scale: 0.94, items: 6 },
  { scale: 0.94, items: 4 },
  { scale: 0.88, items: 4 },
  { scale: 0.88, items: 3 },
  { scale: 0.82, items: 3 },
  { scale: 0.82, items: 2 },
  { scale: 0.76, items: 1 },
  { scale: 0.7, items: 1 },
  { scale: 0.64, items: 0 },
  { scale: 0.58, items: 0 },
  ...[9, 8, 7, 6, 5, 4, 3].map((lines) => ({ scale: 0.62, items: 0, lines })),
]

/** The first step that fits, measured before paint. */
export function useFit() {
  const box = useRef<HTMLDivElement>(null)
  const [step, setStep] = useState(0)
  const isLast = step === steps.length - 1
  useLayoutEffect(() => {
    const node = box.current
    // half a pixel is rounding
    if (node && !isLast && node.scrollHeight > node.clientHeight + 1) setStep(step + 1)
  }, [step, isLast])
  const { scale, items, lines } = steps[step] ?? { scale: 1, items: 0 }
  return { box, scale, items, lines, isLast }
}

/** Increases when the page's fonts load, because earlier measurements are then invalid. */
export function useFontsRound(): number {
  const [round, setRound] = useState(0)
  useEffect(() => {
    const { fonts } = globalThis.document
    const count = () => setRound((before) => before + 1)
    fonts?.addEventListener('loadingdone', count)
    return () => fonts?.removeEventListener('loadingdone', count)
  }, [])
  return round
}
