import type { CSSProperties, ReactNode } from 'react'
import { classNames } from './class-names'
import { useSkeleton, type Waiting } from './reveal'
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

type LoadingProps = { label?: string; className?: string | undefined; waiting?: Waiting; children?: ReactNode }

/** Skeletons with one label for screen readers. Takes its space from the start; visible and announced only once late. */
export function Loading({ label, className, waiting = 'first', children }: LoadingProps) {
  const stand = useSkeleton(waiting)
  if (stand === 'away') return null
  const isSeen = stand === 'seen'
  return (
    <div
      role={isSeen ? 'status' : undefined}
      aria-busy="true"
      className={classNames(className, !isSeen && css.unseen)}
      part="loading"
    >
      {isSeen && label && <VisuallyHidden>{label}</VisuallyHidden>}
      {children}
    </div>
  )
}
