import { useEffect, useLayoutEffect, useRef, useState } from 'react'

/** How a label makes room, step by step: less text size, fewer items. On the last step long texts are cut. */
const steps = [
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
  { scale: 0.62, items: 0 },
] as const

/** The first step at which the contents fit their box; measured before anything is shown. */
export function useFit() {
  const box = useRef<HTMLDivElement>(null)
  const [step, setStep] = useState(0)
  const isLast = step === steps.length - 1
  useLayoutEffect(() => {
    const node = box.current
    // half a pixel is a rounding of the browser's
    if (node && !isLast && node.scrollHeight > node.clientHeight + 1) setStep(step + 1)
  }, [step, isLast])
  return { box, scale: steps[step]?.scale ?? 1, items: steps[step]?.items ?? 0, isLast }
}

/** Grows whenever fonts of the page have come: what was measured before is to be measured again. */
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
