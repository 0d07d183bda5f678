import { type RefObject, useLayoutEffect, useRef } from 'react'
import type { RowElement } from './recycled-rows'
import { createScrolledRows, type ScrolledRows, type ScrolledSource } from './scrolled-rows'

type Places = Record<'scroller' | 'list', RefObject<HTMLElement | null>>

/** Rows rendered without React; rewritten when `source` changes identity. */
export function useScrolledRows<Part extends RowElement>({ scroller, list }: Places, source: ScrolledSource<Part>) {
  const rows = useRef<ScrolledRows<Part>>(null)
  useLayoutEffect(() => {
    const places = { scroller: scroller.current, list: list.current }
    if (!places.scroller || !places.list) return
    rows.current ??= createScrolledRows<Part>({ scroller: places.scroller, list: places.list }, source)
    rows.current.renew(source)
  }, [scroller, list, source])
  useLayoutEffect(() => rows.current?.follow(), [])
  return rows
}
