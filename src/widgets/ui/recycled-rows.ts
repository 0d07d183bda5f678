import { longestRise } from './longest-rise'

/** An element that shows one row of a list after the other. */
export type RowElement = {
  readonly element: HTMLElement
  /** stands right after it and goes with it */
  tail?: HTMLElement | undefined
}

export type RowSource<Part extends RowElement> = {
  count: number
  keyOf(index: number): string | number
  /** px from the beginning of the list; of `count`, where it ends */
  offsetOf(index: number): number
  create(): Part
  /** all that the element says is this row's from now on */
  write(part: Part, index: number): void
  /** the row that has the focus leaves; without this its element leaves the document with it */
  onFocusLeaves?(): void
}

type Placed<Part> = { part: Part; key: string | number; index: number; offset: number }

/** Rows of which only some are in the document: an element whose row is not wanted any more shows another one. */
export function createRecycledRows<Part extends RowElement>(list: HTMLElement, first: RowSource<Part>) {
  let source = first
  let placed = new Map<number, Placed<Part>>()
  /** out of the document */
  let spare: Part[] = []

  const focused = () => (list.getRootNode() as Document | ShadowRoot).activeElement
  const remove = (part: Part) => {
    part.element.remove()
    part.tail?.remove()
  }
  const place = (each: Placed<Part>) => {
    const offset = source.offsetOf(each.index)
    if (offset === each.offset) return
    each.offset = offset
    each.part.element.style.transform = `translateY(${offset}px)`
  }
  const put = (each: Placed<Part>) => {
    const { part, index } = each
    source.write(part, index)
    if (part.tail && part.element.nextElementSibling !== part.tail) part.element.after(part.tail)
    place(each)
  }
  /** The element may take another row: if the focus is within, it must not go over to that one. */
  const release = (part: Part): boolean => {
    const isFocused = () => part.element.contains(focused()) || part.tail?.contains(focused())
    if (isFocused()) source.onFocusLeaves?.()
    if (!isFocused()) return true
    remove(part)
    return false
  }
  const fill = (index: number, free: Placed<Part>[]) => {
    const known = free.pop()
    const part = known && release(known.part) ? known.part : (spare.pop() ?? source.create())
    const offset = known?.part === part ? known.offset : Number.NaN
    const next = { part, index, key: source.keyOf(index), offset }
    placed.set(index, next)
    if (!part.element.isConnected) list.append(part.element)
    put(next)
  }

  return {
    /** elements there are */
    size: () => placed.size,
    indexOf(target: Node): number | undefined {
      for (const { part, index } of placed.values())
        if (part.element.contains(target) || part.tail?.contains(target)) return index
      return undefined
    },
    parts: (): readonly Part[] => [...placed.values()].map(({ part }) => part),
    partAt: (index: number): Part | undefined => placed.get(index)?.part,
    *all(): Iterable<readonly [index: number, part: Part]> {
      for (const { index, part } of placed.values()) yield [index, part]
    },
    /** Rows begin elsewhere, and are the same otherwise. */
    place() {
      for (const each of placed.values()) place(each)
    },
    /** The same rows as before, of which these are wanted: the others stay until their elements are. */
    show(wanted: readonly number[]) {
      const missing = wanted.filter((index) => !placed.has(index))
      if (missing.length === 0) return
      const isWanted = new Set(wanted)
      const middle = wanted[wanted.length >> 1] ?? 0
      // the one furthest away goes first
      const free = [...placed.values()]
        .filter(({ index }) => !isWanted.has(index))
        .sort((a, b) => Math.abs(a.index - middle) - Math.abs(b.index - middle))
      for (const index of missing) {
        const last = free.at(-1)
        if (last) placed.delete(last.index)
        fill(index, free)
      }
    },
    /**
     * Rows that may be others, or look otherwise: those that are wanted are written anew, and no others stand. A row keeps
     * its element. One that has none yet gets it only if it is needed.
     */
    renew(next: RowSource<Part>, wanted: readonly number[], needed: ReadonlySet<number>) {
      if (next.create !== source.create) {
        for (const { part } of placed.values()) if (release(part)) remove(part)
        placed.clear()
        spare = []
      }
      source = next
      const free = new Set(placed.values())
      const byKey = new Map([...free].map((each) => [each.key, each]))
      placed = new Map()
      const missing: number[] = []
      for (const index of wanted) {
        const known = byKey.get(source.keyOf(index))
        // keys that come twice must not leave an element to two rows
        if (known && free.delete(known)) placed.set(index, Object.assign(known, { index }))
        else if (needed.has(index)) missing.push(index)
      }
      for (const each of placed.values()) put(each)
      // the first row takes the first element: in the document they are in order then
      const left = [...free].sort((a, b) => b.index - a.index)
      for (const index of missing) fill(index, left)
      for (const { part } of left) {
        if (!release(part)) continue
        remove(part)
        spare.push(part)
      }
    },
    /**
     * In the document rows follow each other as they are seen: for Tab, and for who hears them. As few as can be move, and
     * no more than `most` at once; answers whether all are in order.
     */
    order(most = Number.POSITIVE_INFINITY): boolean {
      const active = focused()
      const all = [...placed.values()].sort((a, b) => a.index - b.index)
      const position = new Map([...list.children].map((element, at) => [element, at]))
      const positions = all.map(({ part }) => position.get(part.element) ?? -1)
      const held = all.findIndex(({ part }) => part.element.contains(active) || part.tail?.contains(active))
      const stays = longestRise(positions, held)
      let next: Element | null = null
      let moved = 0
      for (const [at, { part }] of [...all.entries()].reverse()) {
        if (!stays.has(at) && moved++ === most) return false
        if (!stays.has(at)) list.insertBefore(part.element, next)
        if (part.tail && part.element.nextElementSibling !== part.tail) part.element.after(part.tail)
        next = part.element
      }
      return true
    },
  }
}

export type RecycledRows<Part extends RowElement> = ReturnType<typeof createRecycledRows<Part>>
