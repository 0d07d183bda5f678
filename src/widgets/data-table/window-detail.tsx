import { type ReactNode, useLayoutEffect } from 'react'
import { createPortal } from 'react-dom'
import { useEffectEvent } from '../runtime/use-effect-event'
import { Cell } from '../ui/table'
import * as css from './data-table.css'

type WindowDetailProps = {
  /** container below its row */
  element: HTMLElement
  onMeasure(height: number): void
  children: ReactNode
}

export function WindowDetail({ element, onMeasure, children }: WindowDetailProps) {
  const report = useEffectEvent(onMeasure)
  useLayoutEffect(() => {
    const measure = () => report(element.offsetHeight)
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [element, report])
  return createPortal(<Cell className={css.detail}>{children}</Cell>, element)
}
