import { useEffect, useRef, useState } from 'react'

/** Whether the head of the dashboard is more than a screen away, and the way back to it. */
export function useFarDown() {
  const top = useRef<HTMLDivElement>(null)
  const [isFarDown, setFarDown] = useState(false)
  useEffect(() => {
    if (!top.current) return
    const watch = new IntersectionObserver(
      ([entry]) => setFarDown(entry !== undefined && !entry.isIntersecting && entry.boundingClientRect.top < 0),
      { rootMargin: '600px 0px 0px' },
    )
    watch.observe(top.current)
    return () => watch.disconnect()
  }, [])
  const goUp = () => {
    const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches
    top.current?.scrollIntoView({ block: 'start', behavior: isCalm ? 'auto' : 'smooth' })
  }
  return { top, isFarDown, goUp }
}
