import type { CSSProperties, ReactNode } from 'react'
import { classNames } from './class-names'
import * as css from './skeleton.css'
import { VisuallyHidden } from './visually-hidden'

type SkeletonProps = {
  shape?: 'text' | 'block' | 'circle' | undefined
  /** CSS lengths; numbers are pixels */
  width?: number | string | undefined
  height?: number | string | undefined
  /** number of lines; the last line of a text is shorter */
  count?: number | undefined
  className?: string | undefined
}

export function Skeleton({ shape = 'text', width, height, count = 1, className }: SkeletonProps) {
  const widthOf = (index: number) => width ?? (shape === 'text' && count > 1 && index === count - 1 ? '60%' : undefined)
  return Array.from({ length: count }, (_, index) => {
    const size: CSSProperties = { inlineSize: widthOf(index), blockSize: height }
    return (
      <span
        // biome-ignore lint/suspicious/noArrayIndexKey: the pieces have no identity
        key={index}
        className={classNames(css.skeleton, css.shapes[shape], className)}
        style={size}
        aria-hidden="true"
      />
    )
  })
}

/** Skeletons with a single status message. */
export function Loading({ label, className, children }: { label?: string; className?: string; children: ReactNode }) {
  return (
    <div role="status" aria-busy="true" className={className} part="loading">
      {label && <VisuallyHidden>{label}</VisuallyHidden>}
      {children}
    </div>
  )
}
