import { build } from 'esbuild'
import type { Page } from 'playwright-core'
import type { DrawnRows } from './drawn.ts'
import type { Table } from './tables.ts'

export type PeerRow = { id: number; name: string; province: string; total: number; day: string }
/** globals of a compared table's page */
export type Shared = { rows: readonly PeerRow[]; showPeer(): void; sortPeer(): void }

const style = `
  .peer { block-size: 640px; overflow: auto; position: relative; font: 15px system-ui }
  .peer-row { position: absolute; inset: 0 0 auto; block-size: 46px; display: grid; grid-template-columns: repeat(5, 1fr);
    align-items: center; border-bottom: 1px solid #ddd; box-sizing: border-box }
  .peer-row > * { overflow: hidden; white-space: nowrap; text-overflow: ellipsis }`

const list: DrawnRows = {
  scroller: 'document.querySelector(".peer")',
  covered: '0',
  rows: 'document.querySelectorAll(".peer-row")',
  index: 'Number(row.dataset.index)',
  text: 'rows[index].name',
}

/** Minimal recycler: elements that take over the next row's text. */
function recycler(): void {
  const page = window as unknown as Shared
  const thai = new Intl.Collator('th', { numeric: true })
  page.showPeer = () => {
    let { rows } = page
    const place = document.body.appendChild(document.createElement('div'))
    place.className = 'peer'
    const room = place.appendChild(document.createElement('div'))
    room.style.blockSize = `${rows.length * 46}px`
    const pool = Array.from({ length: 28 }, () => {
      const element = room.appendChild(document.createElement('div'))
      element.className = 'peer-row'
      const cells = [...Array(5)].map(() => element.appendChild(document.createElement('span')).appendChild(new Text()))
      return { element, cells, index: -1 }
    })
    const write = () => {
      const first = Math.max(0, Math.min(rows.length - pool.length, Math.floor(place.scrollTop / 46) - 6))
      for (let index = first; index < first + pool.length; index++) {
        const part = pool[index % pool.length]
        const row = rows[index]
        if (!part || !row || part.index === index) continue
        part.index = index
        part.element.dataset.index = String(index)
        part.element.style.transform = `translateY(${index * 46}px)`
        const texts = [row.id, row.name, row.province, row.total, row.day]
        for (const [at, text] of part.cells.entries()) text.data = String(texts[at])
      }
    }
    place.addEventListener('scroll', write, { passive: true })
    page.sortPeer = () => {
      rows = rows.toSorted((a, b) => thai.compare(a.name, b.name))
      for (const part of pool) part.index = -1
      write()
      place.dataset.sorted = ''
    }
    write()
  }
}

const shared = {
  show() {
    ;(window as unknown as Shared).showPeer()
  },
  isShown: 'document.querySelector(".peer-row")',
  sort() {
    ;(window as unknown as Shared).sortPeer()
  },
  isSorted: 'document.querySelector(".peer[data-sorted]")',
  list,
}

async function bundled(entryPoint: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [entryPoint],
    bundle: true,
    minify: true,
    write: false,
    define: { 'process.env.NODE_ENV': '"production"' },
  })
  return outputFiles[0]?.text ?? ''
}

export const rowPeers: readonly Table[] = [
  {
    ...shared,
    name: '@tanstack/react-virtual',
    async prepare(page: Page) {
      await page.addStyleTag({ content: style })
      await page.addScriptTag({ content: await bundled('scripts/bench/virtualizer-page.ts') })
    },
  },
  {
    ...shared,
    name: 'plain recycler',
    async prepare(page: Page) {
      await page.addStyleTag({ content: style })
      await page.evaluate(recycler)
    },
  },
]
