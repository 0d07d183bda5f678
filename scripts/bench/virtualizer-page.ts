import { useVirtualizer } from '@tanstack/react-virtual'
import { createElement, useRef, useState } from 'react'
import { createRoot } from 'react-dom/client'
import type { Shared } from './row-peers.ts'

const page = window as unknown as Shared
const thai = new Intl.Collator('th', { numeric: true })

/** The same rows in a popular virtualizer, with plain React cells. */
function Rows() {
  const place = useRef<HTMLDivElement>(null)
  const [rows, setRows] = useState(page.rows)
  page.sortPeer = () => setRows(rows.toSorted((a, b) => thai.compare(a.name, b.name)))
  const { getTotalSize, getVirtualItems } = useVirtualizer({
    count: rows.length,
    getScrollElement: () => place.current,
    estimateSize: () => 46,
    overscan: 6,
  })
  const shown = getVirtualItems().map(({ index, start }) => {
    const cells = Object.values(rows[index] ?? {}).map((value, at) => createElement('span', { key: at }, value))
    const style = { transform: `translateY(${start}px)` }
    return createElement('div', { key: index, className: 'peer-row', 'data-index': index, style }, cells)
  })
  const all = createElement('div', { style: { blockSize: getTotalSize() } }, shown)
  return createElement(
    'div',
    { ref: place, className: 'peer', 'data-sorted': rows === page.rows ? undefined : '' },
    all,
  )
}

page.showPeer = () => createRoot(document.body.appendChild(document.createElement('div'))).render(createElement(Rows))
