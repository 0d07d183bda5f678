import { type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react'
import * as css from './colours.css'

const names = Object.keys(css.samples) as (keyof typeof css.samples)[]

export type Colours = Record<(typeof names)[number], string>

/** Converts any computed colour, including `oklab(…)`, to RGBA: ECharts parses no other format. */
function plainColour(paint: CanvasRenderingContext2D, colour: string): string {
  paint.clearRect(0, 0, 1, 1)
  paint.fillStyle = colour
  paint.fillRect(0, 0, 1, 1)
  const [red = 0, green = 0, blue = 0, alpha = 255] = paint.getImageData(0, 0, 1, 1).data
  return `rgba(${red},${green},${blue},${(alpha / 255).toFixed(2)})`
}

function readColours(samples: HTMLElement): Colours | undefined {
  const canvas = samples.ownerDocument.createElement('canvas')
  const paint = canvas.getContext('2d', { willReadFrequently: true })
  if (!paint) return undefined
  return Object.fromEntries(
    names.map((name, nth) => {
      const sample = samples.children[nth]
      return [name, plainColour(paint, sample ? getComputedStyle(sample).color : '')]
    }),
  ) as Colours
}

/** Current theme colours; the samples have a transition, whose end triggers another read. */
export function useColours(): {
  samples: RefObject<HTMLDivElement | null>
  colours: Colours | undefined
  read(): void
} {
  const samples = useRef<HTMLDivElement>(null)
  const [colours, setColours] = useState<Colours>()
  const read = useCallback(() => {
    const next = samples.current ? readColours(samples.current) : undefined
    setColours((before) => (JSON.stringify(before) === JSON.stringify(next) ? before : next))
  }, [])
  useLayoutEffect(read, [read])
  return { samples, colours, read }
}

export function Samples({
  containerRef,
  onChanged,
}: {
  containerRef: RefObject<HTMLDivElement | null>
  onChanged(): void
}) {
  return (
    <div ref={containerRef} className={css.root} aria-hidden="true" onTransitionEnd={onChanged}>
      {names.map((name) => (
        <span key={name} className={css.samples[name]} />
      ))}
    </div>
  )
}
